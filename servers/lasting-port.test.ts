import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { lastingPort, whenFree } from './lasting-port.js';

it('never gives the same port twice, even while its server is down', async () => {
  const port = await lastingPort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await new Promise((resolve) => server.close(resolve));
  expect(await lastingPort(port)).not.toBe(port);
});

it('does not occupy the port while it finds out whether it is free', async () => {
  const port = await lastingPort();
  const asked = whenFree(port);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await new Promise((resolve) => server.close(resolve));
  expect(await asked).toBe(port);
});

it('waits until no server listens there', async () => {
  const port = await lastingPort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  let free = false;
  const asked = whenFree(port).then(() => {
    free = true;
  });
  await once(server, 'connection');
  expect(free).toBe(false);
  server.close();
  await asked;
});
