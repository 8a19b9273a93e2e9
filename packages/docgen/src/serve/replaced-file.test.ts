import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { serveFolder, writeFiles } from '../testing/serve-folder.ts';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docgen-replaced-'));
  // The server must not close connections on its own while a test waits.
  ({ server, port } = await serveFolder({ folder }, { keepAliveTimeout: 1e6, idleTimeout: 0 }));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

test('a file that is replaced between its description and its bytes is asked for again', async () => {
  await writeFiles(folder, { 'page.html': 'old', 'next.html': 'the new one' });
  server.prependOnceListener('request', (_request, response: ServerResponse) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => {
      if (name === 'ETag') renameSync(join(folder, 'next.html'), join(folder, 'page.html'));
      return setHeader(name, value);
    };
  });
  const first = await rawRequest({ port, target: '/page' });
  expect([first.status, first.headers['retry-after']]).toEqual([503, '1']);
  expect(first.headers.etag).toBeUndefined();
  expect(await rawRequest({ port, target: '/page' })).toMatchObject({
    status: 200,
    body: 'the new one',
  });
});

test('a file that is cut while it is sent ends the connection', async () => {
  const size = 16 * 1024 * 1024;
  await writeFiles(folder, { 'large.bin': new Uint8Array(size) });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let received = 0;
  await once(socket, 'readable');
  await truncate(join(folder, 'large.bin'), 100);
  socket.on('data', (data: Buffer) => {
    received += data.length;
  });
  socket.on('error', () => undefined);
  await once(socket, 'close');
  expect(received).toBeLessThan(size);
});
