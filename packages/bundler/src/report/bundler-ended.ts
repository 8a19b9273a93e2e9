/** What esbuild rejects with when its process is gone; it has neither a class nor a code for it. */
const MESSAGE = /^The service (?:was stopped|is no longer running)\b/;

/**
 * Whether something failed because the bundler's process has ended: another program or the system
 * has killed it, or it has crashed. It takes the mistakes of users in another way.
 */
export function isBundlerEnded(error: unknown): error is Error {
  return error instanceof Error && MESSAGE.test(error.message);
}
