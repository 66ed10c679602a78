/** A hostile purchase service over real HTTP: its parsed answers are plausible, or failures. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { asyncScheduler, firstValueFrom, type Observable } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Onramp, PurchaseQuestion } from '../../../application/ports/services.js';
import { isFailure } from '../../../domain/failure/failure.js';
import { defineNetwork } from '../../../domain/network/network.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { buyWith } from './index.js';
import { onrampClient } from './onramp-client.js';

const NETWORK = defineNetwork({
  ...{ id: 1, name: 'Alpha', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  rpcUrls: { default: { http: [] } },
});
const QUESTION: PurchaseQuestion = {
  ...{ address: `0x${'ab'.repeat(20)}`, network: NETWORK, amount: '100', payment: 'USD' },
  ...{ method: 'card', purchase: 'ETH', networkName: 'alpha' },
};
const ASKED = buyWith({ id: 'asked', name: 'Asked', origin: 'https://pay.example', history: 'asked' });
const OWN = buyWith({
  ...{ id: 'own', name: 'Own', origin: 'https://own.example' },
  page: ({ address }) => `https://own.example/${address}`,
});

let body = '';
const said: { readonly path: string; readonly type: string | undefined; readonly text: string }[] = [];
let server: Server;
let client: Onramp;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    said.push({ path: request.url ?? '', type: request.headers['content-type'], text });
    const chains = request.url?.includes('supported-chains');
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(chains ? '{"http":["eip155:1","eip155:8453"]}' : body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const context = { device: scriptedDevice(), scheduler: asyncScheduler, projectId: 'a-project' } as never;
  client = onrampClient({ url, sellers: [ASKED, OWN] }, context);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function read<T>(answer: unknown, stream$: Observable<T>): Promise<T | string> {
  body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  try {
    return await firstValueFrom(stream$);
  } catch (error) {
    expect(isFailure(error)).toBe(true);
    return isFailure(error) ? error.code : 'no failure';
  }
}

const money = (amount: unknown, currency = 'USD') => ({ amount, currency });
const QUOTE = {
  ...{ paymentTotal: money('100'), paymentSubtotal: money('98.35'), purchaseAmount: money('0.03', 'ETH') },
  ...{ coinbaseFee: money('1.5'), networkFee: money('0.15'), quoteId: 'q' },
};

describe('quotes', () => {
  it('are requested as plain text, which a browser sends without a preflight request', async () => {
    expect(await read(QUOTE, client.quote(QUESTION))).toMatchObject({ purchase: { amount: '0.03', currency: 'ETH' } });
    const { path, type, text } = said.at(-1) ?? {};
    expect(path).toContain('v1/onramp/quote?');
    expect(path).toContain('projectId=a-project');
    expect(type).toMatch(/^text\/plain/);
    expect(JSON.parse(text ?? '')).toEqual({
      ...{ purchaseCurrency: 'ETH', paymentCurrency: 'USD', amount: '100', network: 'ETH' },
    });
  });

  it.each<[string, object]>([
    ['negative', { purchaseAmount: money('-0.03', 'ETH') }],
    ['huge', { purchaseAmount: money('1e300', 'ETH') }],
    ['of another amount', { paymentTotal: money('1') }],
    ['with a fee above the amount', { coinbaseFee: money('900') }],
    ['without fees', { coinbaseFee: undefined }],
    ['of another currency', { purchaseAmount: money('1', 'SCAM') }],
  ])('%s are refused', async (_, wrong) => {
    expect(await read({ ...QUOTE, ...wrong }, client.quote(QUESTION))).toBe('request-failed');
  });
});

describe('options', () => {
  it('have plausible limits and sanitized texts', async () => {
    const read1 = await read(
      {
        paymentCurrencies: [
          { id: 'USD', payment_method_limits: [{ id: 'card', min: '9000', max: '10' }] },
          { id: 'USD', payment_method_limits: [] },
          { id: '<script>', payment_method_limits: [] },
        ],
        purchaseCurrencies: [
          {
            id: 'ETH',
            name: 'Ether\u202e\u0007',
            symbol: 'ETH',
            networks: [{ name: 'alpha', chain_id: '1' }, null, 7],
          },
          { id: 'X', name: 5, symbol: 'A symbol that is too long', networks: [] },
        ],
      },
      client.options(NETWORK),
    );
    expect(read1).toEqual({
      payments: [{ id: 'USD', limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }],
      purchases: [{ id: 'ETH', name: 'Ether', symbol: 'ETH', networks: [{ name: 'alpha', chainId: '1' }] }],
    });
  });

  it('fail if they are invalid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        const options = await read(text, client.options(NETWORK));
        expect(typeof options === 'string' || options.payments.length > 0).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('pages', () => {
  it('are on the seller’s origin', async () => {
    const url = 'https://pay.example/buy?session=1';
    expect(await read({ url }, client.page(ASKED, QUESTION))).toBe(url);
    expect(JSON.parse(said.at(-1)?.text ?? '')).toMatchObject({
      destinationWallets: [{ address: QUESTION.address, blockchains: ['alpha'], assets: ['ETH'] }],
      ...{ defaultNetwork: 'alpha', partnerUserId: QUESTION.address, defaultExperience: 'buy' },
      presetFiatAmount: '100',
    });
    expect(await read({}, client.page(OWN, QUESTION))).toBe(`https://own.example/${QUESTION.address}`);
  });

  it.each([
    ['eip155:1', { blockchains: ['ethereum'] }],
    ['eip155:8453', {}],
  ] as const)('on %s, which the service has no name for, never ask for coins on another network', async (id, named) => {
    const network = { ...NETWORK, caipNetworkId: id };
    await read({}, client.page(ASKED, { ...QUESTION, network, networkName: undefined }));
    const { destinationWallets, defaultNetwork } = JSON.parse(said.at(-1)?.text ?? '');
    expect(destinationWallets).toEqual([{ address: QUESTION.address, ...named, assets: ['ETH'] }]);
    expect(defaultNetwork).toBe('blockchains' in named ? 'ethereum' : undefined);
  });

  it.each([['https://evil.example/buy'], ['javascript:alert(1)'], ['http://pay.example/buy'], [''], [null]])(
    'that are %s are not',
    async (url) => {
      expect(await read({ url }, client.page(ASKED, QUESTION))).toBe('untrusted-origin');
    },
  );
});
