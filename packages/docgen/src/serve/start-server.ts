import type { RequestListener } from 'node:http';
import { UsageError } from '../usage-error.ts';
import { listen } from './listen.ts';

/** Where a server that a person starts listens. */
export interface ServerPlace {
  readonly host: string;
  /** When left out: 3000, or the next port that is free. */
  readonly port?: number | undefined;
}

const DEFAULT_PORT = 3000;
const ATTEMPTS = 100;

/** What to do when the system does not let a server listen, by its code. */
const HINTS: ReadonlyMap<unknown, string> = new Map([
  ['EADDRINUSE', 'Another program uses this port. Choose another one with --port.'],
  ['EACCES', 'Ports below 1024 are reserved. Choose another one with --port.'],
  ['EADDRNOTAVAIL', 'Choose an address of this machine with --host.'],
  ['ENOTFOUND', 'Choose an address of this machine with --host.'],
]);

/**
 * Starts a server for a person.
 *
 * @returns Also its address, without a path.
 * @throws UsageError when the system does not let it listen.
 */
export async function startServer(handler: RequestListener, { host, port }: ServerPlace) {
  const where =
    port === undefined ? { port: DEFAULT_PORT, attempts: ATTEMPTS } : { port, attempts: 1 };
  try {
    const { server, port: chosen } = await listen(handler, { host, ...where });
    const name = host.includes(':') ? `[${host}]` : host;
    return { server, address: `http://${name}:${chosen}` };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new UsageError(
      `Cannot listen on ${host}, port ${where.port}: ${error.message}.`,
      HINTS.get(error.code),
    );
  }
}
