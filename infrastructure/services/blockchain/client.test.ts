import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asyncScheduler, lastValueFrom } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { scriptedDevice } from '../../fakes/index.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import { blockchainClient } from './client.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Holds the first request for its networks, and answers all others. */
async function holding() {
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const chains = request.url?.includes('supported-chains');
    if (chains && held.push(response) === 1) return;
    response.end(JSON.stringify(chains ? { http: ['eip155:1'], ws: [] } : { balances: [] }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = { networks: [], storage: memoryStorage(), device: scriptedDevice(), scheduler: asyncScheduler };
  const client = blockchainClient({ url, pictureUrls: [] } as never, context);
  const balance = (anew: boolean) =>
    lastValueFrom(client.again('balance', 'eip155:1', (service) => service.get('v1/balance', {}), anew)).then(
      () => 'told',
      (failure: { readonly code: string }) => failure.code,
    );
  const refuse = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held[0]?.writeHead(400).end();
  };
  return { balance, refuse };
}

it('a retry succeeds even if the shared request it joined fails', async () => {
  const { balance, refuse } = await holding();
  const first = balance(false);
  const again = balance(true);
  await refuse();
  expect([await first, await again]).toEqual(['request-failed', 'told']);
});

it('the first request, and later ones that are no retry, fail with it', async () => {
  for (const anew of [true, false]) {
    const { balance, refuse } = await holding();
    const [first, second] = [balance(anew), balance(false)];
    await refuse();
    expect([await first, await second]).toEqual(['request-failed', 'request-failed']);
  }
});
