import { relativePath } from '@docgen/files/relative-path';
import type { Plugin } from 'esbuild';
import { isStylesheet } from '../assets/stylesheet.ts';

/**
 * Message of the error that a left-out file throws; modules that import it cannot be loaded either.
 */
export const LEFT_OUT = 'left out for its mistakes';

/**
 * Replaces files that do not bundle by empty stylesheets or modules that throw, so that all others
 * do.
 *
 * @param files - As in esbuild's locations: relative to the project folder, or with a namespace.
 */
export function leftOut(projectDir: string, files: ReadonlySet<string>): Plugin {
  return {
    name: 'docgen-left-out',
    setup(build) {
      if (files.size === 0) return;
      build.onLoad({ filter: /.*/ }, ({ path, namespace }) => {
        const file = namespace === 'file' ? relativePath(projectDir, path) : `${namespace}:${path}`;
        if (!files.has(file)) return null;
        if (isStylesheet(file)) return { contents: '', loader: 'css' };
        // esbuild accepts any named import from a CommonJS module.
        return { contents: `throw new Error('${LEFT_OUT}'); exports.a = 1;`, loader: 'js' };
      });
    },
  };
}
