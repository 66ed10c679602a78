import fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { isFailure } from '../../../domain/failure/failure.js';
import { failureFromRpc } from '../../../domain/json-rpc/rpc-error.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { type Answers, scriptedProvider } from '../../fakes/scripted-provider.js';
import { scriptedWallet } from '../../fakes/scripted-wallet.js';
import { guardedProvider } from './guarded-provider.js';
import { isProvider } from './provider.js';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const signed = () => '0x5157';

function setUp(answers: Answers = { eth_signTypedData_v4: signed, eth_signTypedData_v3: signed }) {
  const provider = scriptedProvider(scriptedWallet({ connected: true }), answers);
  isProvider(provider);
  const session: { network: NetworkId | undefined } = { network: 'eip155:137' };
  return { provider, session, guarded: guardedProvider(provider, () => session.network) };
}

/** The outcome of a request: its answer, or the kind of error. */
function outcome(request: Promise<unknown>) {
  return request.then(
    (answer) => ({ answer }),
    (error: Error & { code: unknown }) => ({
      code: error.code,
      meaning: isFailure(error.cause) && error.cause.code,
      ofUs: failureFromRpc(error).code,
    }),
  );
}

const typed = (domain: unknown) => ({ domain, primaryType: 'Mail', types: {}, message: {} });
const REFUSED = { code: 4901, meaning: 'network-mismatch', ofUs: 'network-mismatch' };

describe('the provider that hosts get', () => {
  it('passes requests and answers on unchanged, in the same tick', async () => {
    const answer = { some: 'object' };
    const error = Object.assign(new Error('no'), { code: 4001 });
    const { provider, guarded } = setUp({ eth_call: () => answer, personal_sign: () => Promise.reject(error) });
    const request = Object.freeze({ method: 'eth_call', params: [{ to: ADDRESS }] });
    const call = guarded.request(request);
    expect(provider.requests).toEqual([request]);
    expect(provider.requests[0]).toBe(request);
    expect(await call).toBe(answer);
    await expect(guarded.request({ method: 'personal_sign' })).rejects.toBe(error);
  });

  it('returns a promise whatever the wallet does', async () => {
    const rude = { request: () => expect.unreachable('thrown') } as never;
    await expect(guardedProvider(rude, () => 'eip155:1').request({ method: 'x' })).rejects.toThrow('thrown');
    const simple = { request: () => 7 } as never;
    await expect(guardedProvider(simple, () => 'eip155:1').request({ method: 'x' })).resolves.toBe(7);
  });

  it('passes events on, and removes listeners', () => {
    const { provider, guarded } = setUp();
    const received: unknown[] = [];
    const listener = (payload: unknown) => received.push(payload);
    expect(guarded.on?.('chainChanged', listener)).toBe(guarded);
    provider.emit('chainChanged', '0x1');
    expect(guarded.removeListener?.('chainChanged', listener)).toBe(guarded);
    provider.emit('chainChanged', '0x2');
    expect(received).toEqual(['0x1']);
    expect(guardedProvider({ request: provider.request }, () => undefined).on?.('connect', listener)).toBeDefined();
  });

  it.each([
    ['by the page', [], ['accountsChanged', 'disconnect']],
    ['by the wallet, which says one of them', [['accountsChanged', []]], ['accountsChanged', 'disconnect']],
    [
      'by the wallet, which says both',
      [
        ['accountsChanged', []],
        ['disconnect', { code: 4900 }],
      ],
      ['accountsChanged', 'disconnect'],
    ],
    [
      'after a moment without a node',
      [['disconnect', { code: 1013 }]],
      ['disconnect', 'accountsChanged', 'disconnect'],
    ],
    [
      'after other accounts',
      [
        ['accountsChanged', []],
        ['accountsChanged', [ADDRESS]],
      ],
      ['accountsChanged', 'accountsChanged', 'accountsChanged', 'disconnect'],
    ],
  ] as const)('notifies listeners of the end, once: %s', (_, before, receivedThen) => {
    const provider = scriptedProvider(scriptedWallet({ connected: true }), {});
    const ended$ = new Subject<void>();
    const guarded = guardedProvider(provider, () => 'eip155:1', ended$);
    const received: (readonly [string, unknown])[] = [];
    const gone = () => expect.unreachable('removed');
    for (const event of ['accountsChanged', 'disconnect']) {
      guarded.on?.(event, (payload) => received.push([event, payload]));
      guarded.on?.(event, gone);
      guarded.removeListener?.(event, gone);
    }
    for (const [event, payload] of before) provider.emit(event, payload);
    ended$.next();
    expect(received.map(([event]) => event)).toEqual(receivedThen);
    expect(received.filter(([event]) => event === 'accountsChanged').at(-1)?.[1]).toEqual([]);
    expect(received.filter(([event]) => event === 'disconnect').at(-1)?.[1]).toMatchObject({ code: 4900 });
    // Later events of the wallet belong to another session.
    provider.emit('accountsChanged', []);
    provider.emit('disconnect', {});
    expect(received).toHaveLength(receivedThen.length);
  });

  it('catches everything that a wallet throws when it is left', async () => {
    const wallet = scriptedProvider(scriptedWallet({ connected: true }), {});
    const removeListener = () => {
      throw new Error('Nobody leaves me');
    };
    const ended$ = new Subject<void>();
    const guarded = guardedProvider({ ...wallet, removeListener }, () => 'eip155:1', ended$);
    const received: unknown[] = [];
    guarded.on?.('accountsChanged', (accounts) => received.push(accounts));
    const escaped: unknown[] = [];
    const note = (error: unknown) => escaped.push(error);
    process.on('uncaughtException', note);
    ended$.next();
    await new Promise(setImmediate);
    process.off('uncaughtException', note);
    expect(escaped).toEqual([]);
    expect(received).toEqual([[]]);
  });

  it('has no other members, and cannot be changed', () => {
    const { guarded } = setUp();
    expect(Object.keys(guarded)).toEqual(['request', 'on', 'removeListener']);
    expect(() => Object.assign(guarded, { request: () => 'hooked' })).toThrow(TypeError);
  });

  it('calls the `request` that the wallet had when it was found', async () => {
    const { provider, guarded } = setUp();
    provider.request = () => Promise.resolve('hooked');
    expect(await guarded.request({ method: 'eth_chainId' })).toBe('0x1');
  });

  it.each([null, undefined, 'eth_chainId', 7, {}, [], { method: 5 }, ['eth_chainId']])(
    'answers -32600 to an invalid request: %o',
    async (request) => {
      const { provider, guarded } = setUp();
      expect(await outcome(guarded.request(request as never))).toEqual({
        code: -32600,
        meaning: 'request-failed',
        ofUs: 'request-failed',
      });
      expect(provider.requests).toEqual([]);
    },
  );

  it('answers 4900 once the session has ended, without asking the wallet', async () => {
    const { provider, session, guarded } = setUp();
    session.network = undefined;
    expect(await outcome(guarded.request({ method: 'eth_accounts' }))).toEqual({
      code: 4900,
      meaning: 'not-connected',
      ofUs: 'not-connected',
    });
    expect(provider.requests).toEqual([]);
  });
});

describe('typed data for another network', () => {
  it.each([1, '1', '0x1', 1n, '0x89000000000000', 'banana', '', {}, [], Number.NaN, -137, 137.5, '137 ', true])(
    'with the chain id %o is refused without asking the wallet',
    async (chainId) => {
      for (const method of ['eth_signTypedData', 'eth_signTypedData_v3', 'eth_signTypedData_v4']) {
        const { provider, guarded } = setUp();
        expect(await outcome(guarded.request({ method, params: [ADDRESS, typed({ chainId })] }))).toEqual(REFUSED);
        expect(provider.requests).toEqual([]);
      }
    },
  );

  it('is found in any position: in JSON, as the other parameter, without a list', async () => {
    const { guarded } = setUp();
    const params = [
      [ADDRESS, JSON.stringify(typed({ chainId: 1 }))],
      [JSON.stringify(typed({ chainId: '0x1' })), ADDRESS],
      [typed({ chainId: 1n })],
      typed({ chainId: 1 }),
      [ADDRESS, typed({ chainId: 137 }), typed({ chainId: 1 })],
    ];
    for (const each of params)
      expect(await outcome(guarded.request({ method: 'eth_signTypedData_v4', params: each }))).toEqual(REFUSED);
  });

  it.each([137, '137', '0x89', '0x0089', 137n, undefined, null])('with the chain id %o passes', async (chainId) => {
    const { guarded } = setUp();
    const data = typed({ chainId });
    const json = typeof chainId === 'bigint' ? data : JSON.stringify(data);
    for (const method of ['eth_signTypedData_v3', 'eth_signTypedData_v4']) {
      expect(await guarded.request({ method, params: [ADDRESS, data] })).toBe('0x5157');
      expect(await guarded.request({ method, params: [ADDRESS, json] })).toBe('0x5157');
    }
  });

  it.each([
    ['no domain', [ADDRESS, {}]],
    ['an empty domain', [ADDRESS, typed({})]],
    ['a domain that is null', [ADDRESS, typed(null)]],
    ['a domain that is text', [ADDRESS, typed('x')]],
    ['text that is not JSON', [ADDRESS, '{"domain":']],
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['the list of old, without a domain', [[{ type: 'string', name: 'a', value: 'b' }], ADDRESS]],
  ])('that is malformed is left to the wallet: %s', async (_, params) => {
    const { provider, guarded } = setUp();
    await guarded.request({ method: 'eth_signTypedData_v4', params });
    expect(provider.requests).toHaveLength(1);
  });

  it('is compared with the current network of the session', async () => {
    const { session, guarded } = setUp();
    const request = { method: 'eth_signTypedData_v4', params: [ADDRESS, typed({ chainId: 10 })] };
    expect(await outcome(guarded.request(request))).toEqual(REFUSED);
    session.network = 'eip155:10';
    expect(await outcome(guarded.request(request))).toEqual({ answer: '0x5157' });
  });

  it('is always refused, and nothing else is: 2,000 requests of any shape', async () => {
    const chainId = fc.oneof(
      fc.integer(),
      fc.bigInt(),
      fc.string(),
      fc.constantFrom('0x89', 137, 137n, null),
      fc.anything(),
    );
    const data = fc.oneof(fc.record({ domain: fc.record({ chainId }) }), fc.anything());
    const request = fc.oneof(
      fc.record({
        method: fc.constantFrom('eth_signTypedData_v4', 'eth_signTypedData_v3', 'eth_call'),
        params: fc.oneof(fc.tuple(fc.constant(ADDRESS), data), fc.anything()),
      }),
      fc.anything(),
    );
    await fc.assert(
      fc.asyncProperty(request, async (each) => {
        let asked = 0;
        const provider = {
          request: () => {
            asked++;
            return Promise.resolve('done');
          },
        };
        const guarded = guardedProvider(provider, () => 'eip155:137');
        const ended = await outcome(guarded.request(each as never));
        if (typeof readProperty(each, 'method') !== 'string') expect(ended).toMatchObject({ code: -32600 });
        else if (asked === 0) expect(ended).toEqual(REFUSED);
        else expect(ended).toEqual({ answer: 'done' });
      }),
      { numRuns: 2000 },
    );
  });
});
