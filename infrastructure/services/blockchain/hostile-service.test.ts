/** A hostile service over real HTTP: its parsed answers are typed and limited in size. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFailure } from '../../../domain/failure/failure.js';
import { MAX_AMOUNT } from '../../../domain/money/amount.js';
import { defineNetwork } from '../../../domain/network/network.js';
import type { Holding } from '../../../domain/token/token.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { portfolio } from './portfolio.js';

const ADDRESS = `0x${'ab'.repeat(20)}`;
const NETWORK = defineNetwork({
  ...{ id: 1, name: 'Alpha', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  rpcUrls: { default: { http: [] } },
});
const ETHER = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;

let body = '';
let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const chains = request.url?.includes('supported-chains');
    response.writeHead(200, { 'content-type': 'application/json' }).end(chains ? '{"http":["eip155:1"]}' : body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The parsed body, or the failure's code. */
async function read(text: string): Promise<readonly Holding[] | string> {
  body = text;
  const device = scriptedDevice();
  const client = portfolio({ url }, { device, scheduler: asyncScheduler, projectId: undefined } as never);
  try {
    return await firstValueFrom(client.holdings({ address: ADDRESS, network: NETWORK, known: [ETHER], fresh: [] }));
  } catch (error) {
    expect(isFailure(error)).toBe(true);
    return isFailure(error) ? error.code : 'no failure';
  }
}

function isSound(holdings: readonly Holding[]): void {
  const keys = holdings.map(({ token }) => token.address?.toLowerCase() ?? '');
  expect(new Set(keys).size).toBe(keys.length);
  for (const { token, amount, price } of holdings) {
    expect(token.networkId).toBe('eip155:1');
    expect(amount >= 0n && amount <= MAX_AMOUNT).toBe(true);
    expect(token.decimals).toBeLessThan(78);
    expect([...token.name].length).toBeLessThanOrEqual(40);
    expect([...token.symbol].length).toBeLessThanOrEqual(12);
    expect(`${token.name}${token.symbol}`).not.toMatch(/\p{C}/u);
    if (token.address !== undefined) expect(token.address).toMatch(/^0x[\da-f]{40}$/i);
    if (price !== undefined) expect(price).toMatch(/^\d{1,16}(\.\d{1,400})?$/);
    if (token.iconUrl !== undefined) expect(token.iconUrl).toMatch(/^(data:image\/|http:\/\/127\.0\.0\.1:)/);
  }
}

const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    'NaN',
    '-1',
    '1e400',
    '1e-400',
    '9'.repeat(400),
    '0x10',
    '77',
    '78',
    '',
    ' ',
    '\u202eHTE',
    '\u0000',
    '<b>x</b>',
  ),
  fc.constantFrom(
    'javascript:alert(1)',
    'blob:x',
    'https://elsewhere.example/a.png',
    'data:text/html,x',
    '//x.example/y',
  ),
  fc.constantFrom('eip155:1', 'eip155:2', `eip155:1:${ADDRESS}`, `eip155:2:${ADDRESS}`, 'eip155:1:0x', '__proto__'),
);
const anything = fc.oneof(
  text,
  fc.double(),
  fc.constantFrom(null, true, 1e308, -1, 0, 5e-324),
  fc.array(text, { maxLength: 3 }),
  fc.constant({ toString: 'x' }),
);
const near = <T>(usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: anything });
const entry = fc.record(
  {
    name: near(text),
    symbol: near(fc.constantFrom('ETH', 'PEARL')),
    chainId: near(fc.constant('eip155:1')),
    address: near(fc.constantFrom(`eip155:1:${ADDRESS}`, `eip155:1:${ADDRESS.toUpperCase().replace('0X', '0x')}`)),
    value: near(fc.double()),
    price: near(fc.double({ min: 0 })),
    quantity: near(
      fc.record({
        decimals: near(fc.constantFrom('18', '6', '0', '77')),
        numeric: near(fc.oneof(fc.constantFrom('1.5', '0', '1e30'), text)),
      }),
    ),
    iconUrl: near(text),
  },
  { requiredKeys: [] },
);

describe('a list of balances', () => {
  it('is valid or a failure with any entries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 12 }), async (balances) => {
        const holdings = await read(JSON.stringify({ balances }));
        if (typeof holdings === 'string') expect(holdings).toBe('request-failed');
        else isSound(holdings);
      }),
      { numRuns: 400 },
    );
  });

  it('is valid or a failure with any answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json({ maxDepth: 6 }), fc.string()), async (answer) => {
        const holdings = await read(answer);
        if (typeof holdings === 'string') expect(holdings).toBe('request-failed');
        else isSound(holdings);
      }),
      { numRuns: 200 },
    );
  });

  it('does not pollute Object.prototype', async () => {
    const balance =
      '{"name":"a","symbol":"ETH","chainId":"eip155:1","price":1,"quantity":{"decimals":"18","numeric":"1"}}';
    await read(`{"__proto__":{"polluted":1},"balances":[{"__proto__":{"polluted":1}},${balance}]}`);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('fails quickly if the answer is very large', async () => {
    const began = performance.now();
    expect(await read(`{"balances":[${'0,'.repeat(1_000_000)}0]}`)).toBe('request-failed');
    expect(await read(`{"balances":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toBe('request-failed');
    expect(await read(`{"balances":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`)).toBe('request-failed');
    expect(await read(`"${'x'.repeat(5_000_000)}"`)).toBe('request-failed');
    const many = Array.from({ length: 15_000 }, (_, at) => ({
      ...{ name: 'T', symbol: 'T', chainId: 'eip155:1', price: 1, iconUrl: '' },
      address: `eip155:1:0x${at.toString(16).padStart(40, '0')}`,
      quantity: { decimals: '18', numeric: '1' },
    }));
    const holdings = await read(JSON.stringify({ balances: many }));
    expect(holdings.length).toBe(15_000);
    expect(performance.now() - began).toBeLessThan(60_000);
  });

  it('has only the first entry of each token, and none of other networks', async () => {
    const of = (decimals: string, chainId = 'eip155:1') => ({
      ...{ name: 'Pearl', symbol: 'PEARL', chainId, price: 1, iconUrl: '', address: `${chainId}:${ADDRESS}` },
      quantity: { decimals, numeric: '2' },
    });
    const holdings = await read(JSON.stringify({ balances: [of('6'), of('18'), of('6', 'eip155:2')] }));
    expect(holdings).toMatchObject([{ amount: 2_000_000n }]);
  });
});
