import { relativePath } from '@docgen/files/relative-path';
import type { Plugin } from 'esbuild';
import { isStylesheet } from '../assets/stylesheet.ts';

/**
 * Message of the error that a left-out file throws; modules that import it cannot be loaded either.
 */
export const LEFT_OUT = 'left out for its mistakes';

/**
 * esbuild accepts any named import from a module with unknown exports. A CommonJS module would be
 * simpler, but in a package with `"type": "module"`, esbuild does not take it for one.
 */
const STUB = `throw new Error('${LEFT_OUT}');
export * from 'node:process';
export default undefined;
`;

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
        return { contents: STUB, loader: 'js' };
      });
    },
  };
}
