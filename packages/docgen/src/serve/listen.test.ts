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
