import process from 'node:process';
import type { ExitCode } from './exit-code.ts';

/**
 * Ends the process when all that was written has reached its reader, however slow that is. What
 * pages and their packages keep open, such as timers and connections, does not hold it up.
 */
export async function endProcess(code: ExitCode): Promise<never> {
  await Promise.all([process.stdout, process.stderr].map(written));
  process.exit(code);
}

/** Writes are done in their order; a reader that has gone takes nothing more. */
function written(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => resolve());
  });
}
