import { AsyncResource } from 'node:async_hooks';
import { Console } from 'node:console';
import { closeSync, writeSync } from 'node:fs';
import process from 'node:process';
import { END_SIGNALS } from './end-process.ts';
import { EXIT } from './exit-code.ts';
import { printableLines } from './printable-lines.ts';
import { type Terminal, wantsColor, wantsLive } from './terminal.ts';

/** The terminal of this process. Only this module reads the environment for it. */
export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  // Code of pages may write, too. Without the binding, an exit in the handler would be attributed
  // to it.
  const onError = AsyncResource.bind(onOutputError);
  for (const stream of [stdout, stderr]) stream.on('error', onError);
  // Output of pages and the configuration goes to stderr, so that programs can parse reports on
  // stdout.
  globalThis.console = new Console({ stdout: stderr, stderr });
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    cwd: process.cwd(),
    workspace: env.GITHUB_WORKSPACE,
    outColor: wantsColor(env, Boolean(stdout.isTTY)),
    errColor: wantsColor(env, Boolean(stderr.isTTY)),
    live: wantsLive(env, Boolean(stderr.isTTY)),
    columns: stderr.columns ?? 80,
    abort: (code) => {
      // Closed because Node would print that it waits for the debugger: the thread that detects the
      // loop is one.
      closeSync(2);
      process.exit(code);
    },
    onInterrupt: (asked) => {
      for (const signal of END_SIGNALS) process.on(signal, asked);
    },
  };
}

/**
 * Ignores readers that stop early, such as `head`, and closed terminals. All other errors, such as
 * a full disk, end the process, because its results could not be read.
 */
function onOutputError(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE' || error.code === 'EIO') return;
  try {
    writeSync(2, `error The output could not be written: ${printableLines(error.message)}\n`);
  } catch {
    // Writing to stderr fails, too; the exit code remains.
  }
  process.exit(EXIT.fault);
}
