import process from 'node:process';
import { type Terminal, wantsColor, wantsLive } from './terminal.ts';

/** What asks a process for its end: Ctrl-C, other programs, and a terminal that was closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The terminal of this process. The only place that reads the environment. */
export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  // Where nobody reads any more, such as after `| head`, there is nobody to tell.
  for (const stream of [stdout, stderr]) stream.on('error', () => {});
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    cwd: process.cwd(),
    outColor: wantsColor(env, Boolean(stdout.isTTY)),
    errColor: wantsColor(env, Boolean(stderr.isTTY)),
    live: wantsLive(env, Boolean(stderr.isTTY)),
    columns: stderr.columns ?? 80,
    interrupted: () =>
      new Promise((resolve) => {
        for (const signal of SIGNALS) process.once(signal, () => resolve());
      }),
  };
}
