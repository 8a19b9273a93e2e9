import process from 'node:process';
import { type Terminal, wantsColor, wantsLive } from './terminal.ts';

/** The terminal of this process. The only place that reads the environment. */
export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
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
        process.once('SIGINT', resolve);
        process.once('SIGTERM', resolve);
      }),
  };
}
