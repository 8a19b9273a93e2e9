import { dirname } from 'node:path';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import { MARKDOWN_FILE } from '@docgen/core/sources/page-file';
import { relativePath } from '@docgen/files/relative-path';
import type { Plugin } from 'esbuild';
import type { BundleInput } from '../bundle-input.ts';
import { problemMessage } from '../problem-message.ts';

/** Lets modules import Markdown files as components. */
export function markdownModules({
  content,
  projectDir,
}: Pick<BundleInput, 'content' | 'projectDir'>): Plugin {
  return {
    name: 'docgen-markdown',
    setup(build) {
      build.onLoad({ filter: MARKDOWN_FILE }, async ({ path }) => {
        const { partial } = await content;
        const { value, diagnostics } = await partial(path).catch((error: unknown) => {
          const file = relativePath(projectDir, path);
          return { value: undefined, diagnostics: [fileFailure(error, { file }, 'compile')] };
        });
        const messages = (severity: string) =>
          diagnostics.filter((problem) => problem.severity === severity).map(problemMessage);
        return {
          contents: value?.page.code ?? '',
          loader: 'js',
          resolveDir: dirname(path),
          errors: messages('error'),
          warnings: messages('warning'),
        };
      });
    },
  };
}
