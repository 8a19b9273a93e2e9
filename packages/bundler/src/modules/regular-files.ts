import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { folderSettings } from '@docgen/files/folder-settings';
import { isWithin } from '@docgen/files/is-within';
import { MAX_ASSET_SIZE, MAX_TEXT_SIZE, statRegularFile } from '@docgen/files/read-file';
import { unreadable } from '@docgen/files/read-source';
import { relativePath } from '@docgen/files/relative-path';
import type { Plugin } from 'esbuild';
import type { BundleInput } from '../bundle-input.ts';
import { ASSET, TEXT } from '../namespaces.ts';
import { MISSING_FILE, problemMessage } from '../problem-message.ts';
import { packageOf } from '../resolve/package-of.ts';

/**
 * Prevents paths that are not regular files, and files that are too large, from being loaded into a
 * bundle, and reports all requested paths to `onAsked`.
 */
export function regularFiles({
  projectDir,
  onAsked,
}: Pick<BundleInput, 'projectDir' | 'onAsked'>): Plugin {
  return {
    name: 'docgen-regular-files',
    setup(build) {
      const checked = new Map<string, readonly Diagnostic[]>();
      const problemOf = (folders: readonly string[]) => {
        const [problem] = folders.flatMap((folder) => folderSettings(folder, projectDir, checked));
        return problem && { errors: [problemMessage(problem)] };
      };
      build.onResolve({ filter: /^(?:\/|\.{1,2}(?:\/|$))/ }, ({ path, resolveDir }) => {
        const asked = resolve(resolveDir, path);
        onAsked?.(asked);
        // A folder may have a package.json that names its module.
        return problemOf([asked]);
      });
      build.onResolve({ filter: /^[@\w]/ }, ({ path, resolveDir }) =>
        problemOf(packagePaths(path, resolveDir)),
      );
      for (const namespace of ['file', ASSET, TEXT]) {
        build.onLoad({ filter: /.*/, namespace }, ({ path }) => {
          try {
            statRegularFile(path, namespace === ASSET ? MAX_ASSET_SIZE : MAX_TEXT_SIZE);
            return null;
          } catch (error) {
            if (isMissing(error)) return { errors: [{ text: MISSING_FILE }] };
            const file = isWithin(path, projectDir) ? relativePath(projectDir, path) : path;
            return { errors: [problemMessage(unreadable(file, error))] };
          }
        });
      }
    },
  };
}

/** Whether there is no such file. esbuild ignores case, so it resolves `./Chart` to `chart.tsx`. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The paths that an import of a package or of a folder in it may have, nearest first. */
function packagePaths(specifier: string, from: string): string[] {
  const parent = dirname(from);
  const around = parent === from ? [] : packagePaths(specifier, parent);
  const modules = join(from, 'node_modules');
  const isInstalled = existsSync(join(modules, packageOf(specifier)));
  return isInstalled ? [join(modules, specifier), ...around] : around;
}
