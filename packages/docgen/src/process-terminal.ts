import { closeSync } from 'node:fs';
import process from 'node:process';
import { END_SIGNALS } from './end-process.ts';
import { type Terminal, wantsColor, wantsLive } from './terminal.ts';

/** The terminal of this process. The only place that reads the environment. */
export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) stream.on('error', forgiveClosedPipe);
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

/** A reader that has seen enough, such as `head`, and a terminal that was closed are no faults. */
function forgiveClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
}
