import type { Diagnostic } from '@docgen/core/diagnostic';
import { systemReason } from '@docgen/files/read-source';
import { relativePath } from '@docgen/files/relative-path';
import type { Memo } from '@docgen/memo/memo';
import type { BuildPaths } from './build-paths.ts';

/** Reports that results of a run cannot be cached, which makes the next one slow. */
export function cacheProblems(
  memo: Pick<Memo, 'failure'>,
  { cacheDir, projectDir }: Pick<BuildPaths, 'cacheDir' | 'projectDir'>,
): readonly Diagnostic[] {
  const failure = memo.failure();
  if (failure === undefined) return [];
  const folder = relativePath(projectDir, cacheDir);
  return [
    {
      code: 'cache-not-writable',
      severity: 'warning',
      message: `The cache folder ${folder} cannot be written, so the next start computes everything again: ${systemReason(failure)}.`,
      hint: 'Make the folder writable, free space on its disk, or run `docgen build` or `docgen check` with --no-cache.',
    },
  ];
}
