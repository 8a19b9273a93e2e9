import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { BundleInput } from '../bundle-input.ts';

/**
 * Resolves paths that start with a slash, such as `/img/a.png` in an import or in `url(…)` of a
 * stylesheet: first in the static folders, then in the project folder, like Docusaurus.
 */
export function rootPaths({
  projectDir,
  staticFolders,
}: Pick<BundleInput, 'projectDir' | 'staticFolders'>): Plugin {
  return {
    name: 'docgen-root-paths',
    setup(build) {
      build.onResolve({ filter: /^\// }, async ({ path, kind, importer, pluginData }) => {
        if (existsSync(path)) return null;
        for (const folder of rootFolders(staticFolders)) {
          const resolveDir = join(projectDir, folder);
          const found = await build.resolve(`.${path}`, { kind, importer, resolveDir, pluginData });
          if (found.errors.length === 0) return found;
        }
        return null;
      });
    },
  };
}

/** The folders in which such paths are looked up, in order, relative to the project folder. */
export function rootFolders(staticFolders: readonly string[]): readonly string[] {
  return [...staticFolders, '.'];
}
