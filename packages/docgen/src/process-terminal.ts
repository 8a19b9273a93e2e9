import { AsyncResource } from 'node:async_hooks';
import { Console } from 'node:console';
import { closeSync, writeSync } from 'node:fs';
import process from 'node:process';
import { END_SIGNALS } from './end-process.ts';
import { EXIT } from './exit-code.ts';
import { printableLines } from './printable-lines.ts';
import { type Terminal, wantsColor, wantsLive } from './terminal.ts';

/** The terminal of this process. The only place that reads the environment. */
export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  // Pages may write, too, and must not be taken for what ends the process then.
  const onError = AsyncResource.bind(onOutputError);
  for (const stream of [stdout, stderr]) stream.on('error', onError);
  // What pages and the configuration print is no result: programs could not read a report with it.
  globalThis.console = new Console({ stdout: stderr, stderr });
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    cwd: process.cwd(),
    outColor: wantsColor(env, Boolean(stdout.isTTY)),
    errColor: wantsColor(env, Boolean(stderr.isTTY)),
    live: wantsLive(env, Boolean(stderr.isTTY)),
    columns: stderr.columns ?? 80,
    abort: (code) => {
      // Node would say there that it waits for a debugger: the thread that noticed is one.
      closeSync(2);
      process.exit(code);
    },
    onInterrupt: (asked) => {
      for (const signal of END_SIGNALS) process.on(signal, asked);
    },
  };
}

/**
 * A reader that has seen enough, such as `head`, and a terminal that was closed are no faults. What
 * else cannot be written, as on a full disk, ends the process: nobody could read what it has found.
 */
function onOutputError(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE' || error.code === 'EIO') return;
  try {
    writeSync(2, `error The output could not be written: ${printableLines(error.message)}\n`);
  } catch {
    // That is full, too; the exit code says it.
  }
  process.exit(EXIT.fault);
}
