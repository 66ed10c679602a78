/** A hostile swap service over real HTTP: its parsed answers are typed and limited in size. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asyncScheduler, firstValueFrom, type Observable } from 'rxjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SwapOrder } from '../../../application/ports/services.js';
import { isFailure } from '../../../domain/failure/failure.js';
import { MAX_AMOUNT } from '../../../domain/money/amount.js';
import { defineNetwork } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import { swaps } from './swaps.js';

const ACCOUNT = `0x${'ab'.repeat(20)}`;
const SPENT = `0x${'11'.repeat(20)}`;
const GOT = `0x${'22'.repeat(20)}`;
const NATIVE = `eip155:1:0x${'e'.repeat(40)}`;
const network = defineNetwork({
  ...{ id: 1, name: 'Alpha', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  rpcUrls: { default: { http: [] } },
});
const token = (symbol: string, address: string): Token => ({
  ...{ networkId: 'eip155:1', name: symbol, symbol, decimals: 6, address },
});
const order: SwapOrder = {
  ...{ network, address: ACCOUNT, from: token('SPENT', SPENT), to: token('GOT', GOT), amount: 1_000_000n },
};

let answer: unknown;
let known = ['eip155:1'];
const asked: string[] = [];
let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      asked.push(`${request.method} ${decodeURIComponent(request.url ?? '')} ${body}`.trim());
      const chains = request.url?.includes('supported-chains');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(chains ? { http: known } : answer));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  known = ['eip155:1'];
  asked.length = 0;
});

function client() {
  return swaps({ url }, { scheduler: asyncScheduler, projectId: 'test' } as never);
}

/** The parsed answer, or the failure's code and message. */
async function read<T>(of: Observable<T>): Promise<T | string> {
  try {
    return await firstValueFrom(of);
  } catch (error) {
    expect(isFailure(error)).toBe(true);
    return isFailure(error) ? `${error.code}: ${error.message}` : 'no failure';
  }
}

const NOT_UNDERSTOOD = 'request-failed: The service returned an invalid answer';

describe('S7.6 the requests to a swap service', () => {
  it('have the parameters of the protocol', async () => {
    answer = { quotes: [{ toAmount: '5' }] };
    const common = 'projectId=test';
    await read(client().quote({ ...order, gasPrice: 7n }));
    answer = { tx: { from: `eip155:1:${ACCOUNT}`, to: `eip155:1:${GOT}`, data: '0x', amount: '1000000' } };
    await read(client().build(order));
    const [, quote = '', , build = ''] = asked;
    expect(quote).toContain(
      `amount=1000000&from=eip155:1:${SPENT}&to=eip155:1:${GOT}&userAddress=${ACCOUNT}&gasPrice=7`,
    );
    expect(quote).toContain(common);
    expect(build).toMatch(/^POST \/v1\/convert\/build-transaction/);
    expect(JSON.parse(build.slice(build.indexOf('{')))).toEqual({
      ...{ amount: '1000000', from: `eip155:1:${SPENT}`, to: `eip155:1:${GOT}`, projectId: 'test' },
      ...{ userAddress: `eip155:1:${ACCOUNT}`, disableEstimate: true, eip155: { slippage: 1 } },
    });
  });

  it('S8.12 are not sent for networks that it does not support, and fail with the message of the reference', async () => {
    known = ['eip155:10'];
    expect(await read(client().gasPrice(network))).toBe('network-not-supported: Network not supported for Gas Price');
    const all: readonly Observable<unknown>[] = [
      ...[client().build(order), client().approval(order)],
      ...[client().tokens(network), client().quote(order), client().allowance(order)],
    ];
    for (const each of all) expect(await read(each)).toBe('network-not-supported: Network not supported for Swaps');
    expect(asked.every((each) => each.includes('supported-chains'))).toBe(true);
  });
});

describe('a quote', () => {
  it.each([
    ['negative', '-5', NOT_UNDERSTOOD],
    ['nothing', '0', 'invalid-amount: Incorrect amount'],
    ['huge', String(MAX_AMOUNT + 1n), NOT_UNDERSTOOD],
    ['without end', '9'.repeat(500), NOT_UNDERSTOOD],
    ['no number', 'NaN', NOT_UNDERSTOOD],
    ['in another notation', '1e18', NOT_UNDERSTOOD],
    ['a float', 1.5, NOT_UNDERSTOOD],
    ['an unsafe integer', 2 ** 60, NOT_UNDERSTOOD],
    ['an object', { toString: 'x' }, NOT_UNDERSTOOD],
  ])('that is %s is refused', async (_what, toAmount, failure) => {
    answer = { quotes: [{ toAmount }] };
    expect(await read(client().quote(order))).toBe(failure);
  });

  it('of another amount is refused, and a missing one fails with the message of the reference', async () => {
    answer = { quotes: [{ fromAmount: '2000000', toAmount: '5' }] };
    expect(await read(client().quote(order))).toBe(NOT_UNDERSTOOD);
    answer = { quotes: [] };
    expect(await read(client().quote(order))).toBe('invalid-amount: Incorrect amount');
    for (const each of [null, [], 'text', { quotes: 'none' }, { quotes: [null] }]) {
      answer = each;
      expect(await read(client().quote(order))).toBe(NOT_UNDERSTOOD);
    }
  });
});

describe('the list of tokens', () => {
  it('S3.3 has decimals as numbers and images, and omits invalid entries', async () => {
    const good = { name: 'Good', symbol: 'GOOD', address: `eip155:1:${GOT}`, decimals: 6, logoUri: 'data:image/png,x' };
    answer = {
      tokens: [
        good,
        { ...good, name: 'Again' },
        { ...good, address: `eip155:1:${SPENT}`, decimals: 77, name: `Hid\u202Eden${'n'.repeat(99)}` },
        { ...good, address: `eip155:1:0x${'33'.repeat(20)}`, decimals: 78 },
        { ...good, address: `eip155:1:0x${'44'.repeat(20)}`, decimals: -1 },
        { ...good, address: `eip155:1:0x${'55'.repeat(20)}`, symbol: '\u200b' },
        { ...good, address: `eip155:10:0x${'66'.repeat(20)}` },
        { ...good, address: 'eip155:1:nowhere' },
        {
          name: 'Fake Ether',
          symbol: 'FAKE',
          address: NATIVE,
          decimals: 2,
          logoUri: 'https://elsewhere.example/x.png',
        },
        null,
      ],
    };
    const tokens = await read(client().tokens(network));
    expect(tokens).toEqual([
      { networkId: 'eip155:1', name: 'Good', symbol: 'GOOD', decimals: 6, address: GOT, iconUrl: 'data:image/png,x' },
      expect.objectContaining({ address: SPENT, decimals: 77, name: expect.not.stringContaining('\u202E') }),
      { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 },
    ]);
  });

  it('fails if every entry is invalid', async () => {
    for (const each of [{}, { tokens: 'all' }, { tokens: [null, 5] }]) {
      answer = each;
      expect(await read(client().tokens(network))).toBe(NOT_UNDERSTOOD);
    }
  });
});

describe('prices', () => {
  it('are matched by symbol, except for a symbol that two tokens share', async () => {
    answer = {
      fungibles: [
        { symbol: 'got', price: 2 },
        { symbol: 'SPENT', price: -1 },
      ],
    };
    expect(await read(client().prices(network, [order.to, order.from]))).toEqual(['2', undefined]);
    expect(await read(client().prices(network, [order.to, { ...order.from, symbol: 'GOT' }]))).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('a built transaction', () => {
  it.each([
    ['for another network', { to: `eip155:10:${GOT}`, data: '0x00' }],
    ['to nowhere', { to: 'eip155:1:', data: '0x00' }],
    ['without data', { to: `eip155:1:${GOT}` }],
    ['with half a byte', { to: `eip155:1:${GOT}`, data: '0x000' }],
    ['with too much data', { to: `eip155:1:${GOT}`, data: `0x${'00'.repeat(100_000)}` }],
  ])('%s is refused', async (_what, tx) => {
    answer = { tx };
    expect(await read(client().build(order))).toBe(NOT_UNDERSTOOD);
  });

  it('for an approval goes to the address that the service calls `from`', async () => {
    answer = { tx: { from: `eip155:1:${SPENT}`, to: NATIVE, data: '0x095ea7b3', eip155: { gas: 1, gasPrice: '1' } } };
    expect(await read(client().approval(order))).toEqual({ to: SPENT, data: '0x095ea7b3' });
  });
});
