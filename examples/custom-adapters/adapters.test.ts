import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createModal, defineNetwork, type HandleContext } from 'porthole';
import { mainnet } from 'porthole/evm';
import { memoryStorage, scriptedDevice, storageContract } from 'porthole/testing';
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { indexedEvm } from './indexed-evm.js';
import { tabStorage } from './tab-storage.js';
import { watchOnly } from './watch-only.js';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

describe('tabStorage', () => {
  storageContract({ describe, it }, () => {
    const area = areaOf(new Map());
    return tabStorage(() => area);
  });

  it('is empty if the browser forbids storage', () => {
    const storage = tabStorage(() => {
      throw new DOMException('No', 'SecurityError');
    });
    storage.set('key', 'value');
    expect(storage.get('key')).toBeUndefined();
  });
});

describe('watchOnly', () => {
  it('connects without a prompt, is remembered, and does not sign', async () => {
    const options = {
      networks: [mainnet],
      connectors: [watchOnly(ADDRESS, 'eip155:1')],
      storage: memoryStorage(),
      device: scriptedDevice(),
      services: false as const,
    };
    const modal = createModal(options);
    const connected = await modal.connect('watch-only');
    expect(connected).toEqual({ ok: true, value: { namespace: 'eip155', address: ADDRESS, type: 'eoa' } });
    expect(await modal.signMessage('Hello')).toMatchObject({ ok: false });
    modal.destroy();

    const later = createModal(options);
    await expect.poll(() => later.getState().connect.connections.eip155?.status).toBe('connected');
    later.destroy();
  });
});

describe('indexedEvm', () => {
  const network = defineNetwork(mainnet);
  const context: HandleContext = {
    networks: [network],
    storage: memoryStorage(),
    device: scriptedDevice(),
    scheduler: asyncScheduler,
  };
  const ether = { networkId: network.caipNetworkId, ...network.nativeCurrency };
  const kelp = { networkId: network.caipNetworkId, name: 'Kelp', symbol: 'KELP', decimals: 6, address: '0x01' };
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  async function serverThatSays(status: number, body: string): Promise<string> {
    const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
    stops.push(() => server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const held = async (url: string) =>
    firstValueFrom((await indexedEvm(url).load(context)).holdings(ADDRESS, network, [kelp, ether]));

  it('reads all balances at once, in the requested order', async () => {
    const url = await serverThatSays(200, '{"native":"1920000000000000000"}');
    expect(await held(url)).toEqual([
      { token: kelp, amount: 0n },
      { token: ether, amount: 1_920_000_000_000_000_000n },
    ]);
  });

  it('finds a token by its address in any case', async () => {
    const url = await serverThatSays(200, `{"${ADDRESS.toLowerCase()}":"7"}`);
    const shown = { ...kelp, address: ADDRESS };
    const chain = await indexedEvm(url).load(context);
    expect(await firstValueFrom(chain.holdings(ADDRESS, network, [shown]))).toEqual([{ token: shown, amount: 7n }]);
    const checksummed = await indexedEvm(await serverThatSays(200, `{"${ADDRESS}":"7"}`)).load(context);
    const lower = { ...kelp, address: ADDRESS.toLowerCase() };
    expect(await firstValueFrom(checksummed.holdings(ADDRESS, network, [lower]))).toEqual([
      { token: lower, amount: 7n },
    ]);
  });

  it.each([
    [500, '{}'],
    [200, 'no JSON'],
    [200, '{"native":"a lot"}'],
    [200, '{"native":""}'],
    [200, '{"native":"-1"}'],
    [200, '{"native":"0x10"}'],
    [200, '{"native":1920000000000000000}'],
    [200, 'null'],
  ])('fails as the modal expects when the server says %i %s', async (status, body) => {
    await expect(held(await serverThatSays(status, body))).rejects.toMatchObject({ code: 'request-failed' });
  });

  it('is the eip155 chain in all other respects', async () => {
    const chain = await indexedEvm('http://127.0.0.1:1').load(context);
    expect([chain.namespace, chain.isAddress(ADDRESS), chain.isAddress('0x12')]).toEqual(['eip155', true, false]);
  });
});

/** `sessionStorage` for Node. */
function areaOf(entries: Map<string, string>): Storage {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}
