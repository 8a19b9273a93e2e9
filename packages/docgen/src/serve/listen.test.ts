import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('a taken port is skipped when there are attempts left', async () => {
  const handler = () => undefined;
  const where = { host: '127.0.0.1', attempts: 1 };
  const { server: first, port: taken } = await listen(handler, { ...where, port: 0 });
  const { server, port } = await listen(handler, { ...where, port: taken, attempts: 20 });
  expect(port).toBeGreaterThan(taken);
  await expect(listen(handler, { ...where, port: taken })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  first.close();
  server.close();
});

test('no other port is tried where that would not help', async () => {
  const handler = () => undefined;
  // An address reserved for documentation (RFC 5737), which no machine has.
  const elsewhere = { host: '192.0.2.1', port: 4000, attempts: 3 };
  await expect(listen(handler, elsewhere)).rejects.toMatchObject({
    code: 'EADDRNOTAVAIL',
    port: 4000,
  });
});

test('behind the last port there is none', async () => {
  const handler = () => undefined;
  const last = { host: '127.0.0.1', port: 65_535, attempts: 3 };
  // If another process already uses the port, the test works as well.
  const own = await listen(handler, last).catch(() => undefined);
  await expect(listen(handler, last)).rejects.toMatchObject({ code: 'EADDRINUSE', port: 65_535 });
  own?.server.close();
});

test('connections that cannot be accepted do not end the server', async () => {
  const where = { host: '127.0.0.1', port: 0, attempts: 1 };
  const { server } = await listen((_request, response) => response.end(), where);
  // The error that Node emits when no descriptors are left; without a listener, `emit` would throw.
  const refused = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' });
  for (let count = 0; count < 3; count++) expect(server.emit('error', refused)).toBe(true);
  expect(server.listening).toBe(true);
  server.close();
});
