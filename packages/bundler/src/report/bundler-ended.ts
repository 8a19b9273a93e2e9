/** esbuild's rejection after its process has ended, which has neither a class nor a code. */
const MESSAGE = /^The service (?:was stopped|is no longer running)\b/;

/**
 * Whether an error was caused by the end of esbuild's process: it was killed by another program or
 * the system, or it crashed. Errors in the user's code are reported differently.
 */
export function isBundlerEnded(error: unknown): error is Error {
  return error instanceof Error && MESSAGE.test(error.message);
}
