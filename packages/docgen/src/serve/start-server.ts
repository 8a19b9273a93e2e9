import type { RequestListener } from 'node:http';
import { UsageError } from '../usage-error.ts';
import { listen } from './listen.ts';

/** Address of a server that a user starts. */
export interface ServerPlace {
  readonly host: string;
  /** Defaults to 3000, or the next free port. */
  readonly port?: number | undefined;
}

const DEFAULT_PORT = 3000;
const ATTEMPTS = 100;

/** Hints for errors of the system, by code. */
const HINTS: ReadonlyMap<unknown, string> = new Map([
  ['EADDRINUSE', 'Another program uses this port. Choose another one with --port.'],
  ['EACCES', 'Ports below 1024 are reserved. Choose another one with --port.'],
  ['EADDRNOTAVAIL', 'Choose an address of this machine with --host.'],
  ['ENOTFOUND', 'Choose an address of this machine with --host.'],
]);

/**
 * Starts a server for a user.
 *
 * @returns The listening server, and its URL without a path.
 * @throws UsageError if the system does not allow it to listen.
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
