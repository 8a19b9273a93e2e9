import process from 'node:process';
import type { ExitCode } from './exit-code.ts';

/** What asks a process for its end: Ctrl-C, other programs, and a terminal that was closed. */
export const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends the process when all that was written has reached its reader, however slow that is, or when
 * it is asked not to wait. What pages and their packages keep open, such as timers and connections,
 * does not hold it up.
 */
export async function endProcess(code: ExitCode): Promise<never> {
  for (const signal of END_SIGNALS) process.on(signal, () => process.exit(code));
  await Promise.all([process.stdout, process.stderr].map(written));
  process.exit(code);
}

/** Writes are done in their order; a reader that has gone takes nothing more. */
function written(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => resolve());
  });
}
