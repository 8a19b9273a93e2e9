import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { writeFiles } from '../testing/serve-folder.ts';

const bin = fileURLToPath(new URL('../../bin.cjs', import.meta.url));

test('a server without descriptors says so, and goes on when there are some', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docgen-exhausted-'));
  await writeFiles(folder, { 'dist/index.html': 'home' });
  const command = 'ulimit -n 64 && exec "$0" "$@"';
  const args = [process.execPath, bin, 'serve', '--port', '0'];
  const server = spawn('sh', ['-c', command, ...args], { cwd: folder });
  const sockets: Socket[] = [];
  try {
    let said = '';
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    const port = await vi.waitFor(
      () => {
        const [, found] = /:(\d+)\/\n/.exec(said) ?? [];
        expect(found).toBeDefined();
        return Number(found);
      },
      { timeout: 250_000 },
    );

    const first = await open(port);
    const refused = await vi.waitFor(
      async () => {
        // Opened again on each attempt, because the server may have released some descriptors
        // meanwhile.
        for (let count = 0; count < 100; count++) sockets.push(await open(port));
        const answer = await ask(first);
        expect(answer).toContain('HTTP/1.1 503 ');
        return answer;
      },
      { timeout: 250_000 },
    );
    expect(refused).toMatch(/^Retry-After: 1\r$/m);

    first.destroy();
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(
      async () => {
        const socket = await open(port);
        const answer = await ask(socket);
        socket.destroy();
        expect(answer).toContain('HTTP/1.1 200 ');
      },
      { timeout: 250_000 },
    );
    expect(server.exitCode).toBeNull();
  } finally {
    for (const socket of sockets) socket.destroy();
    server.kill('SIGKILL');
    await rm(folder, { recursive: true });
  }
});

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** The next chunk of a response; empty if the server closes the connection. */
async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [data = ''] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return String(data);
}
