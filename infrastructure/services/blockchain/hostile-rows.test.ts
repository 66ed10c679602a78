/** Hostile answers about histories, collectibles and names: parsed, they are harmless and limited in size. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { asyncScheduler, firstValueFrom, type Observable } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { Collectible, ServicePage } from '../../../application/ports/services.js';
import type { AddressIdentity } from '../../../domain/address/identity.js';
import { isFailure } from '../../../domain/failure/failure.js';
import { defineNetwork } from '../../../domain/network/network.js';
import { groupByMonth, type Transaction } from '../../../domain/transaction/transaction.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import { activity } from './activity.js';
import { collectibles } from './collectibles.js';
import { names } from './names.js';

const ADDRESS = `0x${'ab'.repeat(20)}`;
const CHAIN = 'eip155:1';
const NETWORK = defineNetwork({
  ...{ id: 1, name: 'Alpha', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  rpcUrls: { default: { http: [] } },
});

let body = '';
let registered = '';
let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const about = path.includes('/profile/') ? registered : body;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(path.includes('supported-chains') ? `{"http":["${CHAIN}"]}` : about);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const question = { address: ADDRESS, network: NETWORK };
const context = (): HandleContext => ({
  ...{ networks: [NETWORK], storage: memoryStorage(), device: scriptedDevice(), scheduler: asyncScheduler },
});

/** The parsed answer; nothing if it failed, as it may. */
async function read<T>(answer$: Observable<T>): Promise<T | undefined> {
  try {
    return await firstValueFrom(answer$);
  } catch (error) {
    expect(isFailure(error) && error.code).toBe('request-failed');
    return undefined;
  }
}
const history = (text: string): Promise<ServicePage<Transaction> | undefined> => {
  body = text;
  return read(activity({ url }, context()).transactions(question));
};
const owned = (text: string): Promise<ServicePage<Collectible> | undefined> => {
  body = text;
  return read(collectibles({ url }, context()).collectibles(question));
};
const identity = (text: string, about: string): Promise<AddressIdentity | undefined> => {
  [body, registered] = [text, about];
  return read(names({ url }, context()).identity(ADDRESS, NETWORK));
};

const EVIL = [
  ...[
    '\u202eHTE',
    '\u0000',
    'a\u200bb',
    '\u2066x\u2069',
    'l\nine',
    '<img src=x onerror=alert(1)>',
    'e\u0301'.repeat(500),
  ],
  ...['javascript:alert(1)', 'data:text/html,<script>', 'https://elsewhere.example/a.png', '//x.example/y', 'blob:x'],
  ...['__proto__', 'constructor', '-1', '1e999', 'NaN', '9'.repeat(500), '', ' ', '../../..', '\ud800'],
  ...['data:image/svg+xml,<svg onload="x">', 'JaVaScRiPt:x', ' data:image/png;base64,AA', 'file:///etc/passwd'],
];
const text = fc.oneof(
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.constantFrom(...EVIL),
  fc.constant('x'.repeat(300_000)),
);
const anything = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, -1, 0, 1e308, 5e-324, [], {}, { toString: 'x' }, { length: 1e9 }),
);
const near = <T>(usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: anything });
const some = <T>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
  near(fc.record<T, never>(model, { requiredKeys: [] }));

const picture = some({ url: near(fc.constantFrom(...EVIL, 'data:image/png;base64,AA==')) });
const transfer = some({
  fungible_info: some({ symbol: near(text), name: text, icon: picture }),
  nft_info: some({
    name: near(text),
    content: some({ preview: picture }),
    flags: some({ is_spam: near(fc.boolean()) }),
  }),
  direction: near(fc.constantFrom('in', 'out', 'self')),
  quantity: some({ numeric: near(fc.constantFrom('1', '0.5', '-1', '1e9', `0.${'0'.repeat(100)}1`)) }),
});
const transaction = some({
  id: near(fc.constantFrom('a', 'b', 'c', '0xab')),
  metadata: some({
    operationType: near(text),
    status: near(fc.constantFrom('confirmed', 'failed', 'pending')),
    sentFrom: near(text),
    sentTo: near(text),
    hash: near(fc.constantFrom('0xab', '../..', '"><b>')),
    chain: near(fc.constantFrom(CHAIN, 'eip155:2')),
    minedAt: near(fc.constantFrom('2026-01-01T00:00:00Z', '-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', '0')),
  }),
  transfers: near(fc.array(transfer, { maxLength: 4 })),
});
const collectible = some({
  id: near(fc.constantFrom('a', 'b', 'c')),
  ...{ name: near(text), collection: near(text) },
  address: near(fc.constantFrom(`${CHAIN}:0x${'cc'.repeat(20)}`, `${CHAIN}:<b>`, `eip155:2:0x${'cc'.repeat(20)}`)),
  tokenId: near(fc.constantFrom('1', '9'.repeat(78))),
  imageUrl: near(fc.constantFrom(...EVIL)),
  isSpam: near(fc.boolean()),
});
const page = <T>(row: fc.Arbitrary<T>) =>
  fc.record({ data: near(fc.array(row, { maxLength: 8 })), next: near(fc.string()) }, { requiredKeys: [] });

/** A single line without invisible or direction characters, and no longer than that. */
function isHarmless(words: string | undefined, most: number): void {
  expect(words ?? '').not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  expect([...(words ?? '')].length).toBeLessThanOrEqual(most);
}
function isAllowed(address: string | undefined): void {
  expect(address ?? `${url}a`).toMatch(/^(data:image\/(png|svg\+xml|webp|jpe?g|gif|avif)[;,]|http:\/\/127\.0\.0\.1:)/i);
}
function isMark(mark: string | undefined): void {
  if (mark !== undefined) expect(mark).toMatch(/^[\x21-\x7e]{1,1024}$/);
}
function isOnce(items: readonly { readonly id: string }[]): void {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
}

function isSoundHistory({ items, next }: ServicePage<Transaction>): void {
  isMark(next);
  isOnce(items);
  for (const { id, metadata, transfers } of items) {
    isMark(id);
    isMark(metadata.hash);
    expect(metadata.chain).toBe(CHAIN);
    isHarmless(metadata.operationType, 32);
    isHarmless(metadata.status, 32);
    isHarmless(metadata.sentFrom, 128);
    isHarmless(metadata.sentTo, 128);
    for (const { fungible_info, nft_info, quantity, direction } of transfers) {
      isHarmless(fungible_info?.symbol, 12);
      isHarmless(nft_info?.name, 40);
      isAllowed(fungible_info?.icon?.url);
      isAllowed(nft_info?.content?.preview?.url);
      expect(quantity?.numeric ?? '0').toMatch(/^\d{1,80}(\.\d{1,80})?$/);
      expect(['in', 'out', 'self', undefined]).toContain(direction);
    }
  }
  // Each has a month, whatever its date is.
  const months = groupByMonth(items, new Date(0));
  for (const { year, month } of months) expect(Number.isInteger(year) && month >= 0 && month < 12).toBe(true);
}

describe('S7.6 a history', () => {
  it('is harmless or a failure with any rows', async () => {
    await fc.assert(
      fc.asyncProperty(page(transaction), async (answer) => {
        const told = await history(JSON.stringify(answer));
        if (told) isSoundHistory(told);
      }),
      { numRuns: 300 },
    );
  });

  it('omits values that throw when converted to text', async () => {
    const whole = { id: 'a', metadata: { operationType: 'send', status: 'confirmed', chain: CHAIN } };
    const told = await history(
      JSON.stringify({ data: [{ ...whole, transfers: [{ nft_info: {}, quantity: { numeric: { toString: 'x' } } }] }] }),
    );
    expect(told?.items.map(({ id, transfers }) => [id, transfers[0]?.quantity])).toEqual([['a', undefined]]);
  });

  it('is harmless or a failure with any answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json({ maxDepth: 6 }), fc.string({ unit: 'binary' })), async (answer) => {
        const told = await history(answer);
        if (told) isSoundHistory(told);
      }),
      { numRuns: 200 },
    );
  });
});

describe('S7.6 a list of collectibles', () => {
  it('is harmless or a failure with any rows', async () => {
    await fc.assert(
      fc.asyncProperty(page(collectible), async (answer) => {
        const told = await owned(JSON.stringify(answer));
        isMark(told?.next);
        isOnce(told?.items ?? []);
        for (const { id, name, collection, address, tokenId, imageUrl } of told?.items ?? []) {
          isMark(id);
          isHarmless(name, 60);
          expect(name).not.toBe('');
          isHarmless(collection, 60);
          isAllowed(imageUrl);
          expect(address).toBe(`0x${'cc'.repeat(20)}`);
          expect(tokenId).toMatch(/^[\w-]{1,128}$/);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('S7.8 a name', () => {
  const account = some({
    name: near(fc.constantFrom('alba.example', 'a\u202eb.example', 'а.example', ...EVIL)),
    addresses: near(
      fc.dictionary(fc.string(), some({ address: near(fc.constantFrom(ADDRESS, '0x12')) }), { maxKeys: 3 }),
    ),
  });
  const told = some({
    name: near(fc.constantFrom('alba.example', 'x', ...EVIL)),
    avatar: near(fc.constantFrom(...EVIL)),
  });

  it('is harmless or a failure with any value', async () => {
    await fc.assert(
      fc.asyncProperty(told, fc.oneof(account, fc.array(account, { maxLength: 3 })), async (answer, about) => {
        const { name, avatar } = (await identity(JSON.stringify(answer), JSON.stringify(about))) ?? {};
        isAllowed(avatar);
        isHarmless(name, 255);
        // Only a normalised name that resolves back to the address.
        if (name !== undefined) expect(name).toBe('alba.example');
        if (name !== undefined) expect(JSON.stringify(about)).toContain(ADDRESS);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a very large answer', () => {
  const rows = (row: string, many: number) => `{"data":[${`${row},`.repeat(many - 1)}${row}]}`;
  const deep = (many: number) => `{"data":${'['.repeat(many)}${']'.repeat(many)}}`;

  it('is parsed quickly or rejected', async () => {
    const began = performance.now();
    const one = `{"id":"a","metadata":{"operationType":"send","status":"confirmed","chain":"${CHAIN}"},"transfers":[]}`;
    for (const ask of [history, owned]) {
      expect(await ask(rows('0', 1_000_000))).toBeUndefined();
      expect(await ask(deep(100_000))).toBeUndefined();
      expect(await ask(`"${'x'.repeat(5_000_000)}"`)).toBeUndefined();
    }
    expect((await history(rows(one, 30_000)))?.items).toHaveLength(1);
    const wide = `[${'{"nft_info":{}},'.repeat(100_000)}0]`;
    const [read] = (await history(rows(one.replace('[]', wide), 1)))?.items ?? [];
    expect(read?.transfers).toHaveLength(20);
    expect(await identity(`{"name":"${'a.'.repeat(1_000_000)}b"}`, '[]')).toEqual({});
    expect(performance.now() - began).toBeLessThan(60_000);
  });

  it('does not pollute Object.prototype', async () => {
    const evil = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":"a"}';
    await history(rows(evil, 2));
    await owned(rows(evil, 2));
    await identity(evil, evil);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
