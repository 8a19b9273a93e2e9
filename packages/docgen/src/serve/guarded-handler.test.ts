import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { guardedHandler } from './guarded-handler.ts';
import { listen } from './listen.ts';

test('a client that goes before it has sent its body is no fault', async () => {
  const faults: unknown[] = [];
  const guard = { basePath: () => '/', allowedHosts: [], posts: ['open'] };
  const onFault = (error: unknown) => faults.push(error);
  const handler = guardedHandler({ ...guard, onFault }, async ({ request }) => {
    await request.toArray();
    return 404;
  });
  const { server, port } = await listen(handler, { host: '127.0.0.1', port: 0, attempts: 1 });
  const asked = once(server, 'request');
  const socket = connect(port, '127.0.0.1');
  const head = ['POST /open HTTP/1.1', 'Host: localhost', 'Origin: http://localhost'];
  socket.write(`${[...head, 'Content-Length: 9'].join('\r\n')}\r\n\r\n{`);
  const [request]: IncomingMessage[] = await asked;
  socket.resetAndDestroy();
  if (request) await once(request, 'close').catch(() => {});
  await setImmediate();
  expect(request?.errored?.message).toBe('aborted');
  expect(faults).toEqual([]);
  server.close();
});
