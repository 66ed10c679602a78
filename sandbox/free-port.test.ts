import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { lastingPort } from './free-port.js';

it('never gives the same port twice, even while its server is down', async () => {
  const port = await lastingPort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await new Promise((resolve) => server.close(resolve));
  expect(await lastingPort(port)).not.toBe(port);
});
