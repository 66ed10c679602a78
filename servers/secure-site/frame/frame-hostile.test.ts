/** Whatever is posted to the frame: nothing throws, nothing changes, and every request is answered once. */
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readQuestion } from '../../../infrastructure/connectors/embedded/messages.js';
import { appPayloads } from '../../../infrastructure/connectors/embedded/schema.js';
import { frameFixture, logIn } from './frame-fixture.js';
import { pageChannel } from './page-channel.js';

/** For a busy machine. */
const LIMIT = { timeout: 20_000 };

const RUNS = 10_000;
const NAMES = Object.keys(appPayloads);
const METHODS = [
  ...['eth_accounts', 'personal_sign', 'wallet_sendCalls', 'eth_sign', '__proto__', 'toString'],
  ...['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction'],
];
/** Printed with every run: `SEED=… npx vitest run` repeats it. */
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
process.stdout.write(`frame-hostile: SEED=${SEED}\n`);

const polluting = fc
  .constantFrom('{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '{"__proto__":null}')
  .map((text): unknown => JSON.parse(text));
const endless = fc.integer({ min: 300, max: 200_000 }).map((length) => 'x'.repeat(length));
const anything = fc.oneof(
  { weight: 6, arbitrary: fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }) },
  { weight: 1, arbitrary: polluting },
  { weight: 1, arbitrary: endless },
);
/** Almost valid payloads. */
const near = fc.record(
  {
    email: fc.oneof(fc.emailAddress(), endless, anything),
    otp: fc.oneof(fc.string(), endless, anything),
    chainId: fc.oneof(fc.integer(), fc.string(), anything),
    uri: anything,
    provider: fc.oneof(fc.constantFrom('google', 'farcaster'), anything),
    method: fc.oneof(fc.constantFrom(...METHODS), anything),
    params: fc.oneof(fc.array(anything, { maxLength: 3 }), anything),
    type: fc.oneof(fc.constantFrom('eoa', 'smartAccount', 'toString'), anything),
    preferredAccountType: anything,
    projectId: anything,
    metadata: anything,
    themeMode: anything,
    w3mThemeVariables: fc.oneof(polluting, anything),
  },
  { requiredKeys: [] },
);
const type = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...NAMES).map((name) => `@w3m-app/${name}`) },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'READY').map((name) => `@w3m-app/${name}`) },
  { weight: 1, arbitrary: fc.string() },
);
const id = fc.oneof(fc.string({ minLength: 1, maxLength: 12 }), anything);
const message = fc.oneof(
  { weight: 1, arbitrary: anything },
  {
    weight: 9,
    arbitrary: fc.record({ type, id, payload: fc.oneof(near, anything) }, { requiredKeys: [] }),
  },
);

const escaped: unknown[] = [];
const note = (error: unknown) => void escaped.push(error);
afterEach(() => {
  process.off('unhandledRejection', note);
  expect(escaped.splice(0)).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

function isFit(data: unknown): boolean {
  const read = readQuestion(data);
  return read !== 'foreign' && !(read instanceof Error);
}

describe('hostile messages', () => {
  it('of the wrong shape change nothing, and requests are answered', async () => {
    process.on('unhandledRejection', note);
    const fixture = frameFixture();
    const address = await logIn(fixture);
    const before = await fixture.ask('GET_USER', undefined);
    const known = new Set(NAMES.map((name) => `@w3m-app/${name}`));
    let seen = 0;
    fc.assert(
      fc.property(
        message.filter((each) => !isFit(each)),
        (data) => {
          seen += 1;
          const said = fixture.posted.length;
          fixture.site.receive(data);
          const envelope = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
          const isRequest =
            Object.hasOwn(envelope, 'type') && known.has(String(envelope.type)) && typeof envelope.type === 'string';
          expect(fixture.posted.length - said).toBe(isRequest ? 1 : 0);
          if (isRequest)
            expect(fixture.posted.at(-1)?.type).toBe(`${String(envelope.type).replace('app', 'frame')}_ERROR`);
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
    expect(seen).toBeGreaterThanOrEqual(RUNS);
    expect(fixture.site.open).toBe(0);
    expect(fixture.shown()).toBeUndefined();
    expect(await fixture.ask('GET_USER', undefined)).toEqual(before);
    expect(before).toMatchObject({ address });
  });

  it('of the right shape in any order grant no access, and each is answered once', async () => {
    process.on('unhandledRejection', note);
    const fixture = frameFixture();
    const fitting = fc.oneof(
      fc.constantFrom(...NAMES).chain((name) => near.map((payload) => ({ type: `@w3m-app/${name}`, payload }))),
      fc
        .constantFrom('CONNECT_DEVICE', 'GET_USER', 'SIGN_OUT', 'IS_CONNECTED', 'RELOAD', 'CONNECT_FARCASTER')
        .map((name) => ({
          type: `@w3m-app/${name}`,
        })),
      fc.stringMatching(/^\d{6}$/).map((otp) => ({ type: '@w3m-app/CONNECT_OTP', payload: { otp } })),
      fc.constant({ type: '@w3m-app/RPC_REQUEST', payload: { method: 'personal_sign', params: ['0x00'] } }),
    );
    let last = 0;
    const asked = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(fitting, { minLength: 5, maxLength: 15 }), async (messages) => {
        for (const each of messages) {
          last += 1;
          asked.set(`m${last}`, 0);
          fixture.site.receive({ ...each, id: `m${last}` });
        }
        // Ends pending prompts.
        await fixture.ask('SIGN_OUT');
        await vi.waitFor(() => expect(fixture.site.open).toBe(0), { ...LIMIT, interval: 1 });
        expect(await fixture.ask('IS_CONNECTED', undefined)).toEqual({ isConnected: false });
      }),
      { numRuns: RUNS / 10, seed: SEED },
    );
    for (const { id: answered } of fixture.posted)
      if (answered !== undefined && asked.has(answered)) asked.set(answered, (asked.get(answered) ?? 0) + 1);
    expect(asked.size).toBeGreaterThanOrEqual(RUNS / 2);
    expect([...asked].filter(([, answers]) => answers !== 1)).toEqual([]);
    expect(fixture.shown()).toBeUndefined();
  });

  it('when repeated get no second signature', async () => {
    const fixture = frameFixture();
    const address = await logIn(fixture);
    const request = {
      type: '@w3m-app/RPC_REQUEST',
      id: 'same',
      payload: { method: 'personal_sign', params: ['Hello', address] },
    };
    fixture.site.receive(request);
    fixture.site.receive(request);
    await vi.waitFor(() => expect(fixture.shown()).toBeDefined(), LIMIT);
    expect(fixture.shown()?.waiting).toBe(0);
    fixture.shown()?.answer(true);
    const answers = () => fixture.posted.filter((each) => each.id === 'same').map((each) => each.type);
    await vi.waitFor(() => expect(answers()).toEqual(['@w3m-frame/RPC_REQUEST_SUCCESS']), LIMIT);
    fixture.site.receive(request);
    expect(answers()).toEqual(['@w3m-frame/RPC_REQUEST_SUCCESS', '@w3m-frame/RPC_REQUEST_ERROR']);
    expect(fixture.shown()).toBeUndefined();
  });

  it('in a flood are refused beyond the limit', async () => {
    const fixture = frameFixture();
    await fixture.ask('CONNECT_EMAIL', { email: 'mira@mail.example' });
    for (let count = 0; count < 150; count += 1)
      fixture.site.receive({ type: '@w3m-app/CONNECT_DEVICE', id: `flood-${count}` });
    expect(fixture.site.open).toBe(100);
    await vi.waitFor(
      () => expect(fixture.posted.filter(({ type: each }) => each.endsWith('_ERROR')).length).toBe(50),
      LIMIT,
    );
  });

  it('from another window or origin are ignored', () => {
    const parent = { postMessage: vi.fn() };
    const origins = fc.oneof(
      fc.constantFrom('https://dapp.example', 'https://dapp.example.evil.example', 'null', '', 'https://evil.example'),
      fc.string().map((text) => `https://${text}`),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(origins, fc.boolean(), fc.boolean()), { maxLength: 3 }), (events) => {
        let listener: ((event: unknown) => void) | undefined;
        const frame = {
          parent,
          location: { ancestorOrigins: ['https://dapp.example'] },
          document: { referrer: '' },
          addEventListener: (_: string, receive: (event: unknown) => void) => {
            listener = receive;
          },
        };
        const received: unknown[] = [];
        pageChannel(frame as never, ['https://*.example']).listen((data) => received.push(data));
        for (const [origin, own, none] of events)
          listener?.({ origin, source: own ? parent : none ? null : {}, data: { origin, own } });
        expect(received).toEqual(
          events
            .filter(([origin, own]) => own && origin === 'https://dapp.example')
            .map(([origin, own]) => ({ origin, own })),
        );
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it.each([
    ['a browser that does not report them', []],
    ['a browser that reports them', ['https://evil.example']],
  ])('from a page that may not show the frame are ignored in %s', (_, ancestorOrigins) => {
    const parent = { postMessage: vi.fn() };
    let receive: (event: unknown) => void = () => undefined;
    const frame = {
      ...{ parent, location: { ancestorOrigins }, document: { referrer: '' } },
      addEventListener: (__: string, listener: typeof receive) => {
        receive = listener;
      },
    };
    const received: unknown[] = [];
    const channel = pageChannel(frame as never, ['https://dapp.example']);
    channel.listen((data) => received.push(data));
    receive({ origin: 'https://evil.example', source: parent, data: 'evil' });
    receive({ origin: 'https://dapp.example', source: parent, data: 'dapp' });
    expect([received, channel.origin]).toEqual([['dapp'], 'https://dapp.example']);
  });
});
