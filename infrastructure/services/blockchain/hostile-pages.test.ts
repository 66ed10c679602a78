import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { defineNetwork } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import { blockchainService } from './index.js';

const ADDRESS = `0x${'ab'.repeat(20)}`;
const NETWORK = defineNetwork({
  ...{ id: 1, name: 'Alpha', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  rpcUrls: { default: { http: ['https://alpha.example'] } },
});
const CHAIN = NETWORK.caipNetworkId;
const ETHER: Token = { networkId: CHAIN, name: 'Ether', symbol: 'ETH', decimals: 18 };

const stops: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

async function asking(body: unknown, first = 200) {
  let status = first;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const supported = request.url?.startsWith('/v1/supported-chains');
    response.writeHead(supported ? 200 : status, { 'content-type': 'application/json' });
    response.end(supported ? JSON.stringify({ http: [CHAIN] }) : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const handles = blockchainService({ url });
  const context = {
    ...{ networks: [NETWORK], storage: memoryStorage(), device: scriptedDevice(), scheduler: asyncScheduler },
  };
  const question = { address: ADDRESS, network: NETWORK };
  const activity = await handles.activity.load(context);
  const collectibles = await handles.collectibles.load(context);
  const portfolio = await handles.portfolio.load(context);
  const names = await handles.names.load(context);
  return {
    asked,
    status: (next: number) => {
      status = next;
    },
    holdings: (fresh: readonly Token[] = []) => firstValueFrom(portfolio.holdings({ ...question, known: [], fresh })),
    identity: () => firstValueFrom(names.identity(ADDRESS, NETWORK)),
    transactions: (cursor?: string) => firstValueFrom(activity.transactions({ ...question, cursor })),
    collectibles: (cursor?: string) => firstValueFrom(collectibles.collectibles({ ...question, cursor })),
  };
}

const row = (metadata: object = {}, more: object = {}) => ({
  id: 'one',
  metadata: { operationType: 'send', status: 'confirmed', sentFrom: 'a', sentTo: 'b', chain: CHAIN, ...metadata },
  transfers: [],
  ...more,
});

describe('S7.6 the history', () => {
  it('is requested by account, network and cursor', async () => {
    const { transactions, asked } = await asking({ data: [], next: null });
    expect(await transactions('a b')).toEqual({ items: [] });
    const url = new URL(asked.at(-1) ?? '', 'http://service');
    expect(url.pathname).toBe(`/v1/account/${ADDRESS}/history`);
    expect([url.searchParams.get('chainId'), url.searchParams.get('cursor')]).toEqual(['eip155:1', 'a b']);
  });

  it('S3.6 is parsed with all fields', async () => {
    const transfer = {
      fungible_info: { name: 'Salt', symbol: 'SALT', icon: { url: 'data:image/png;base64,AA==' } },
      ...{ direction: 'in', quantity: { numeric: '1.5' }, value: 2, price: 3 },
    };
    const unique = {
      nft_info: { name: 'Ape', flags: { is_spam: true } },
      direction: 'out',
      quantity: { numeric: '1' },
    };
    const told = row({ hash: '0x12', minedAt: '2026-11-22T10:00:00.000Z' }, { transfers: [transfer, unique] });
    const { transactions } = await asking({ data: [told], next: 'n' });
    const { value: _, price: __, ...kept } = transfer;
    expect(await transactions()).toEqual({
      items: [
        {
          ...told,
          transfers: [{ ...kept, fungible_info: { symbol: 'SALT', icon: transfer.fungible_info.icon } }, unique],
        },
      ],
      next: 'n',
    });
  });

  it('drops transactions on other networks, invalid ones and duplicates', async () => {
    const others = [row({ chain: 'eip155:2' }, { id: 'two' }), 7, null, {}, { id: 'x' }, row({ status: 7 }), row()];
    const { transactions } = await asking({ data: [row(), ...others] });
    expect((await transactions()).items.map(({ id }) => id)).toEqual(['one']);
  });

  it('can neither hide nor overflow the text around it', async () => {
    const told = row(
      { operationType: `se\u202end${'x'.repeat(999)}`, sentTo: `<b>${'y'.repeat(9_999)}` },
      {
        transfers: Array.from({ length: 500 }, () => ({
          fungible_info: { symbol: '\u202eTLAS'.repeat(99), icon: { url: 'https://spy.example/a.png' } },
          quantity: { numeric: '1e999' },
        })),
      },
    );
    const [read] = (await (await asking({ data: [told] })).transactions()).items;
    expect(read?.metadata.operationType).not.toContain('\u202e');
    expect([...(read?.metadata.operationType ?? '')].length).toBeLessThanOrEqual(32);
    expect(read?.metadata.sentTo.length).toBeLessThanOrEqual(128);
    expect(read?.transfers).toHaveLength(20);
    expect(read?.transfers[0]).toEqual({ fungible_info: { symbol: expect.stringMatching(/^[^\u202e]{1,12}$/) } });
  });

  it('continues only with a valid cursor', async () => {
    for (const next of [7, {}, 'x'.repeat(2_000), 'a\nb', '', null]) {
      expect(await (await asking({ data: [], next })).transactions(), String(next)).toEqual({ items: [] });
    }
  });

  it('fails if the answer is invalid', async () => {
    for (const body of [{}, { data: 'none' }, [], 7, null, { data: [7, null, { id: 7 }, []] }]) {
      await expect((await asking(body)).transactions()).rejects.toMatchObject({ code: 'request-failed' });
    }
  });
});

describe('collectibles', () => {
  const piece = (more: object = {}) => ({
    ...{ id: 'p', name: 'Tide', collection: 'Tides', address: `${CHAIN}:0x${'cc'.repeat(20)}`, tokenId: '16' },
    ...{ imageUrl: 'data:image/svg+xml,x', isSpam: false, ...more },
  });

  it('are parsed with all fields, without spam', async () => {
    const { collectibles } = await asking({ data: [piece(), piece({ id: 'q', isSpam: true })], next: 'n' });
    expect(await collectibles()).toEqual({
      items: [
        {
          ...{ id: 'p', name: 'Tide', collection: 'Tides', address: `0x${'cc'.repeat(20)}`, tokenId: '16' },
          imageUrl: 'data:image/svg+xml,x',
        },
      ],
      next: 'n',
    });
  });

  it('are dropped with invalid addresses, networks or ids', async () => {
    const wrong = [
      { address: 'eip155:2:0x12' },
      { address: `${CHAIN}:<b>` },
      { tokenId: {} },
      { tokenId: '' },
      { id: 7 },
    ];
    const { collectibles } = await asking({ data: wrong.map((each, at) => piece({ id: `w${at}`, ...each })) });
    expect((await collectibles()).items).toEqual([]);
  });

  it('have their number without a name, and no image from another host', async () => {
    const { collectibles } = await asking({ data: [piece({ name: '\u200b', imageUrl: 'https://spy.example/a.png' })] });
    const [read] = (await collectibles()).items;
    expect([read?.name, read?.imageUrl]).toEqual(['#16', undefined]);
  });
});

describe('S7.6 a call that the service does not support', () => {
  it.each(['transactions', 'collectibles', 'holdings', 'identity'] as const)('is not an error: %s', async (call) => {
    for (const status of [404, 501])
      await expect((await asking({}, status))[call]()).rejects.toMatchObject({ code: 'network-not-supported' });
    await expect((await asking({}, 500))[call]()).rejects.toMatchObject({ code: 'request-failed' });
    await expect((await asking({}, 410))[call]()).rejects.toMatchObject({ code: 'request-failed' });
  });

  it.each(['transactions', 'collectibles', 'holdings'] as const)('is not repeated: %s', async (call) => {
    for (const [status, times] of [
      [404, 1],
      [501, 1],
      [500, 3],
    ] as const) {
      const service = await asking({}, status);
      for (let at = 0; at < 3; at += 1) await expect(service[call]()).rejects.toBeInstanceOf(Error);
      expect(
        service.asked.filter((path) => path.includes('/account/')),
        `${status}`,
      ).toHaveLength(times);
    }
  });

  it('is repeated by a refresh, and used from then on if it is available', async () => {
    const service = await asking({ balances: [] }, 404);
    const balances = () => service.asked.filter((path) => path.includes('/balance')).length;
    await expect(service.holdings()).rejects.toMatchObject({ code: 'network-not-supported' });
    await expect(service.holdings([ETHER])).rejects.toMatchObject({ code: 'network-not-supported' });
    expect(balances()).toBe(2);
    service.status(200);
    await expect(service.holdings()).rejects.toMatchObject({ code: 'network-not-supported' });
    expect(balances()).toBe(2);
    expect(await service.holdings([ETHER])).toEqual([]);
    expect(await service.holdings()).toEqual([]);
    expect(balances()).toBe(4);
  });
});
