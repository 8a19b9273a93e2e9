import type { BuildFailure } from 'esbuild';

/** Whether esbuild rejected because code does not bundle. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors);
}
