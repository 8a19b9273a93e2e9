import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where to listen. */
export interface ListenOptions {
  readonly host: string;
  /** First port to try; 0 for any free one. */
  readonly port: number;
  /** How many ports to try, one after the other. */
  readonly attempts: number;
}

/**
 * Starts a server on the first free port.
 *
 * @returns The server, listening, and its port.
 * @throws The system's error (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`, `ENOTFOUND`) when no
 *   attempt succeeded.
 */
export async function listen(
  handler: RequestListener,
  { host, port, attempts }: ListenOptions,
): Promise<{ readonly server: Server; readonly port: number }> {
  for (let attempt = 0; ; attempt++) {
    const server = createServer(handler);
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
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
