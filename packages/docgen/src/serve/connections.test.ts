import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rawText } from '../testing/raw-request.ts';
import { serveFolder, writeFiles } from '../testing/serve-folder.ts';

/** Larger than the buffers of a connection, so that it stays open until the response is read. */
const LARGE = 16 * 1024 * 1024;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docgen-connections-'));
  await writeFiles(folder, { 'index.html': 'home', 'large.bin': new Uint8Array(LARGE) });
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * The number of open descriptors of this process, or of Node's active resources if the system does
 * not list them.
 */
async function openDescriptors(): Promise<number> {
  if (existsSync('/proc/self/fd')) return (await readdir('/proc/self/fd')).length;
  return process.getActiveResourcesInfo().length;
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Waits until the server has no connection, and the process no more descriptors than before. */
async function expectFreed(before: number): Promise<void> {
  // A few belong to the test runner and its threads, and their number varies.
  await vi.waitFor(async () => expect(await openDescriptors()).toBeLessThan(before + 10), {
    timeout: 250_000,
    interval: 20,
  });
}

async function expectServing(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
  expect([response.status, await response.text()]).toEqual([200, 'home']);
}

test('500 aborted downloads leave no descriptor open', async () => {
  const { server, port } = await serveFolder({ folder });
  const before = await openDescriptors();
  for (let batch = 0; batch < 10; batch++) {
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const socket = await connected(port);
        socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
        // Aborts at once, at the start of the response, or in the middle of its body.
        if (index % 3 > 0) await once(socket, 'data');
        if (index % 3 > 1) await once(socket, 'data');
        if (index % 2 > 0) socket.resetAndDestroy();
        else socket.destroy();
      }),
    );
  }
  await expectFreed(before);
  await expectServing(port);
  server.close();
});

test('200 clients that never finish a request are sent away, and nobody waits for them', async () => {
  const { server, port } = await serveFolder(
    { folder },
    { headersTimeout: 500, requestTimeout: 500, connectionsCheckingInterval: 50 },
  );
  const before = await openDescriptors();
  const answers = Array.from({ length: 200 }, (_, index) =>
    rawText(port, ['G', 'GET / HTTP/1.1\r\n', 'GET / HTTP/1.1\r\nHost: a'][index % 3] as string),
  );
  await expectServing(port);
  for (const { status } of await Promise.all(answers)) expect(status).toBe(408);
  await expectFreed(before);
  server.close();
});

test('200 clients that never read are sent away, and nobody waits for them', async () => {
  // Longer than a busy machine needs to read the last request while it answers the first ones.
  const { server, port } = await serveFolder({ folder }, { idleTimeout: 3_000 });
  const before = await openDescriptors();
  let requests = 0;
  server.on('request', () => requests++);
  const sockets = await Promise.all(Array.from({ length: 200 }, () => connected(port)));
  for (const socket of sockets) {
    socket.pause();
    socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
  }
  await vi.waitFor(() => expect(requests).toBe(200), { timeout: 250_000, interval: 20 });
  // Another server in this process, because a slow machine might take a second to respond.
  const other = await serveFolder({ folder });
  await expectServing(other.port);
  other.server.close();
  await vi.waitFor(async () => expect(await connections(server)).toBe(0), { timeout: 250_000 });
  for (const socket of sockets) socket.destroy();
  server.close();
  await expectFreed(before);
});

function connections(server: Awaited<ReturnType<typeof serveFolder>>['server']): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
