import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerClientError } from './client-error.ts';

/** Address and limits of a server. */
export interface ListenOptions {
  readonly host: string;
  /** First port to try; 0 for any free port. */
  readonly port: number;
  /** Number of consecutive ports to try. */
  readonly attempts: number;
  /** Overrides of `LIMITS`. */
  readonly limits?: Partial<typeof LIMITS>;
}

/** Limits for a single client. Times are in milliseconds. */
const LIMITS = {
  connectionsCheckingInterval: 5_000,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  /** For connections without any data, because the client neither sends nor reads. */
  idleTimeout: 60_000,
  maxRequestsPerSocket: 10_000,
};

/**
 * Starts a server on the first free port.
 *
 * @returns The listening server, and its port.
 * @throws The system's error (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`, `ENOTFOUND`) if no attempt
 *   succeeds.
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
        // Never removed: later errors are about connections that could not be accepted (`EMFILE`).
        server.on('error', reject);
        server.listen(port + attempt, host, resolve);
      });
      // A server on a host and port has an address with a port, never a path.
      const { port: chosen } = server.address() as AddressInfo;
      return { server, port: chosen };
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || attempt + 1 >= attempts || port + attempt >= 65_535) throw error;
    }
  }
}
