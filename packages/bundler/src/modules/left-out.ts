import { relativePath } from '@docgen/files/relative-path';
import type { Plugin } from 'esbuild';

/** What a module throws that stands for a file with mistakes; whatever imports it cannot be loaded. */
export const LEFT_OUT = 'left out for its mistakes';

/**
 * Takes away what is in files that do not bundle, so that all others do.
 *
 * @param files - As esbuild names places: relative to the project folder, or with a namespace.
 */
export function leftOut(projectDir: string, files: ReadonlySet<string>): Plugin {
  return {
    name: 'docgen-left-out',
    setup(build) {
      if (files.size === 0) return;
      build.onLoad({ filter: /.*/ }, ({ path, namespace }) => {
        const file = namespace === 'file' ? relativePath(projectDir, path) : `${namespace}:${path}`;
        if (!files.has(file)) return null;
        if (/\.(?:css|s[ac]ss)$/.test(file)) return { contents: '', loader: 'css' };
        // CommonJS has whatever is imported by name.
        return { contents: `throw new Error('${LEFT_OUT}'); exports.a = 1;`, loader: 'js' };
      });
    },
  };
}
