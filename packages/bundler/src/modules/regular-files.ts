import { dirname, resolve } from 'node:path';
import { folderSettings } from '@docgen/files/folder-settings';
import { isWithin } from '@docgen/files/is-within';
import { MAX_ASSET_SIZE, MAX_TEXT_SIZE, statRegularFile } from '@docgen/files/read-file';
import { unreadable } from '@docgen/files/read-source';
import { relativePath } from '@docgen/files/relative-path';
import type { Plugin } from 'esbuild';
import { ASSET, TEXT } from '../assets/asset-modules.ts';
import type { BundleInput } from '../bundle-input.ts';
import { problemMessage } from '../report/problem-message.ts';

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
      const checked = new Set<string>();
      build.onResolve({ filter: /^(?:\/|\.{1,2}(?:\/|$))/ }, ({ path, resolveDir }) => {
        const asked = resolve(resolveDir, path);
        onAsked?.(asked);
        const [problem] = folderSettings(dirname(asked), projectDir, checked);
        return problem && { errors: [problemMessage(problem)] };
      });
      for (const namespace of ['file', ASSET, TEXT]) {
        build.onLoad({ filter: /.*/, namespace }, ({ path }) => {
          try {
            statRegularFile(path, namespace === ASSET ? MAX_ASSET_SIZE : MAX_TEXT_SIZE);
            return null;
          } catch (error) {
            const file = isWithin(path, projectDir) ? relativePath(projectDir, path) : path;
            return { errors: [problemMessage(unreadable(file, error))] };
          }
        });
      }
    },
  };
}
