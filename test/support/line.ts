import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a server that can be cut, as by a proxy or a network. */
export interface Line {
  /** Address at its near end, without a slash at its end. */
  readonly url: string;
  /** Closes all connections, and refuses others until the returned function is called. */
  readonly cut: () => () => void;
  readonly end: () => void;
}

/**
 * Starts a line to a server.
 *
 * @param to - Address of the server.
 */
export async function startLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    if (isCut) near.destroy();
    else near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
    return () => {
      isCut = false;
    };
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    end() {
      cut();
      server.close();
    },
  };
}
