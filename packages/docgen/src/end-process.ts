import process from 'node:process';
import type { ExitCode } from './exit-code.ts';

/** Signals that end a process: Ctrl-C, other programs, and closed terminals. */
export const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends the process as soon as all output has been read, however slow the reader is, or when a
 * signal requests it. Timers and connections that pages and their packages keep open do not delay
 * the end.
 */
export async function endProcess(code: ExitCode): Promise<never> {
  for (const signal of END_SIGNALS) process.on(signal, () => process.exit(code));
  await Promise.all([process.stdout, process.stderr].map(written));
  process.exit(code);
}

/** Writes are processed in order, so this one completes last, also if the reader is gone. */
function written(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => resolve());
  });
}
