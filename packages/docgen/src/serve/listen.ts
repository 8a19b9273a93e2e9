import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerClientError } from './client-error.ts';

/** Where to listen. */
export interface ListenOptions {
  readonly host: string;
  /** First port to try; 0 for any free one. */
  readonly port: number;
  /** How many ports to try, one after the other. */
  readonly attempts: number;
  /** Changes to `LIMITS`. */
  readonly limits?: Partial<typeof LIMITS>;
}

/** How long and how often one client may hold on to the server. Times are in milliseconds. */
const LIMITS = {
  connectionsCheckingInterval: 5_000,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  /** For a connection on which nothing moves, because its client neither sends nor reads. */
  idleTimeout: 60_000,
  maxRequestsPerSocket: 10_000,
};

/**
 * Starts a server on the first free port.
 *
 * @returns The server, listening, and its port.
 * @throws The system's error (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`, `ENOTFOUND`) when no
 *   attempt succeeded.
 */
export async function listen(
  handler: RequestListener,
  { host, port, attempts, limits }: ListenOptions,
): Promise<{ readonly server: Server; readonly port: number }> {
  const { idleTimeout, maxRequestsPerSocket, ...options } = { ...LIMITS, ...limits };
  for (let attempt = 0; ; attempt++) {
    const server = createServer(options, handler).on('clientError', answerClientError);
    server.maxRequestsPerSocket = maxRequestsPerSocket;
    server.timeout = idleTimeout;
    try {
      await new Promise<void>((resolve, reject) => {
        // Stays: later errors are of single connections that could not be accepted (`EMFILE`).
        server.on('error', reject);
        server.listen(port + attempt, host, resolve);
      });
      // Listening on a host and port gives an address with a port, never a path.
      const { port: chosen } = server.address() as AddressInfo;
      return { server, port: chosen };
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || attempt + 1 >= attempts || port + attempt >= 65_535) throw error;
    }
  }
}
