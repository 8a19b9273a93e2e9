import { relative, resolve } from 'node:path';
import { escapeInvisible } from '@docgen/core/escape-invisible';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { findServedFile } from '../serve/find-served-file.ts';
import { listen } from '../serve/listen.ts';
import { servedBasePath } from '../serve/served-base-path.ts';
import { siteHandler } from '../serve/site-handler.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export interface ServeCommandOptions {
  /** When left out: 3000, or the next port that is free. */
  readonly port?: number;
  readonly host: string;
  readonly dir: string;
  readonly base?: string;
  /** More names that requests may come under. */
  readonly allowedHost?: readonly string[];
}

const DEFAULT_PORT = 3000;
const ATTEMPTS = 100;

/** What to do when the system does not let a server listen, by its code. */
const HINTS: ReadonlyMap<unknown, string> = new Map([
  ['EADDRINUSE', 'Another program listens there: choose another port with --port.'],
  ['EACCES', 'Ports below 1024 belong to the system: choose another one with --port.'],
  ['EADDRNOTAVAIL', 'Choose an address of this machine with --host.'],
  ['ENOTFOUND', 'Choose an address of this machine with --host.'],
]);

/** `docgen serve`: shows the output until it is interrupted. */
export async function serveCommand(
  { port, host, dir, base, allowedHost = [] }: ServeCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const folder = resolve(terminal.cwd, dir);
  if ((await findServedFile(folder, '/')) === undefined) {
    const shown = relative(terminal.cwd, folder) || '.';
    throw new UsageError(`There is no site in ${shown}.`, 'Run `docgen build` first.');
  }
  const basePath = base ?? (await servedBasePath(folder));
  const { server, port: chosen } = await start();
  const name = host.includes(':') ? `[${host}]` : host;
  terminal.out(
    `Serving ${escapeInvisible(relative(terminal.cwd, folder)) || '.'} at http://${name}:${chosen}${basePath}\n`,
  );
  await new Promise<void>(terminal.onInterrupt);
  server.closeAllConnections();
  server.close();
  return EXIT.fine;

  async function start() {
    const handler = siteHandler({
      folder,
      basePath,
      allowedHosts: [host, ...allowedHost],
      onFault: (error, pathname) =>
        terminal.err(
          `error ${escapeInvisible(pathname)} was not answered: ${escapeInvisible(error instanceof Error ? error.message : String(error))}\n`,
        ),
    });
    const where =
      port === undefined ? { port: DEFAULT_PORT, attempts: ATTEMPTS } : { port, attempts: 1 };
    try {
      return await listen(handler, { host, ...where });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      throw new UsageError(
        `Cannot listen on ${host}, port ${where.port}: ${error.message}.`,
        HINTS.get(error.code),
      );
    }
  }
}
