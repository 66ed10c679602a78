/** A server that cannot listen says which entry of the configuration to change. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { listening } from './listening.js';

it('names the entry, the address, and what to do', async () => {
  const first = createServer();
  await listening(first, { host: '127.0.0.1', port: 0 }, 'listen');
  const { port } = first.address() as AddressInfo;
  await expect(listening(createServer(), { host: '127.0.0.1', port }, 'metrics')).rejects.toThrow(
    `metrics.port: 127.0.0.1:${port}: address already in use. Stop the other program, or set another port`,
  );
  first.close();
  // An address for documentation (RFC 5737).
  await expect(listening(createServer(), { host: '192.0.2.1', port: 0 }, 'listen')).rejects.toThrow(
    'listen.host: "192.0.2.1" is not an address of this computer',
  );
});
