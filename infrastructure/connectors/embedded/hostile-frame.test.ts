import fc from 'fast-check';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ConnectStep } from '../../../application/ports/connector.js';
import type { Failure } from '../../../domain/failure/failure.js';
import { isFailure } from '../../../domain/failure/failure.js';
import { defineNetwork } from '../../../domain/network/network.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { SCRIPTED_NETWORKS } from '../../fakes/scripted-modal.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import type { Eip1193Provider } from '../eip1193/provider.js';
import { askFrame } from './ask-frame.js';
import { embeddedConnector, LIMITS } from './connector.js';
import { type Question, questionEnvelope, readAnswer, readQuestion } from './messages.js';
import { answerPayloads, appPayloads, eventPayloads } from './schema.js';
import { scriptedFrame } from './scripted-frame.js';

const NAMES = Object.keys(appPayloads) as Question[];
const WALLET = {
  id: 'ID_AUTH',
  type: 'AUTH',
  name: 'Embedded wallet',
  namespace: 'eip155',
  connectorId: 'ID_AUTH',
} as const;
const RUNS = 10_000;
/** Printed with every run: `SEED=… npx vitest run` repeats it. */
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
process.stdout.write(`hostile-frame: SEED=${SEED}\n`);

/** Any value that a window message can have, and others, such as names of built-in properties. */
const value = fc.anything({
  key: fc.oneof(
    fc.string(),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'type', 'id', 'payload', 'message'),
  ),
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
});
const word = fc.oneof(
  fc.constantFrom(
    ...NAMES.flatMap((name) => [name, `${name}_SUCCESS`, `${name}_ERROR`]),
    ...Object.keys(eventPayloads),
  ),
  fc.constantFrom('__proto__', 'constructor_SUCCESS', 'toString_ERROR', '', '_SUCCESS', 'READY_SUCCESS'),
  fc.string(),
);
const prefix = fc.constantFrom('@w3m-frame/', '@w3m-app/', '@W3M-FRAME/', '', 'x@w3m-frame/');
const huge = fc.constantFrom('x'.repeat(100_000), 'é'.repeat(9_000));
const message = fc.oneof(
  value,
  fc.record(
    {
      type: fc.oneof(
        fc.tuple(prefix, word).map((parts) => parts.join('')),
        value,
      ),
      id: fc.oneof(fc.string(), huge, value),
      payload: fc.oneof(
        value,
        fc.record(
          {
            address: fc.oneof(fc.string(), huge, value),
            chainId: value,
            accounts: value,
            email: value,
            action: value,
            message: fc.oneof(fc.string(), huge, value),
            uri: fc.oneof(huge, value),
            version: value,
            method: fc.oneof(fc.constantFrom('eth_call', 'wallet_sendCalls', 'eth_sign'), value),
            params: value,
          },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: [] },
  ),
);

describe('messages of any shape', () => {
  it.each([7, 0, null, true, {}, ['a']])('S3.11 are refused as a whole if their id is not a text: %j', (given) => {
    const data = (type: string, payload?: unknown) => ({ type, id: given, ...(payload !== undefined && { payload }) });
    expect(readQuestion(data('@w3m-app/GET_USER'))).toMatchObject({ name: 'Failure', data: { name: 'GET_USER' } });
    expect(readAnswer(data('@w3m-frame/SIGN_OUT_SUCCESS'))).toMatchObject({ name: 'Failure' });
    expect(readAnswer(data('@w3m-frame/SIGN_OUT_ERROR', { message: 'no' }))).toMatchObject({ name: 'Failure' });
    expect(readAnswer({ type: '@w3m-frame/SIGN_OUT_ERROR', id: 'a', payload: { message: 'no' } })).toMatchObject({
      kind: 'error',
    });
  });

  it('are parsed without throwing, by either end, and only as what they are', () => {
    fc.assert(
      fc.property(message, (data) => {
        const answer = readAnswer(data);
        if (answer !== 'foreign' && !isFailure(answer)) {
          const checks: Record<string, (given: unknown) => string | undefined> =
            answer.kind === 'answer' ? answerPayloads : eventPayloads;
          if (answer.kind !== 'error') expect(checks[answer.name]?.(answer.payload)).toBeUndefined();
        }
        const question = readQuestion(data);
        if (question !== 'foreign' && !isFailure(question)) {
          expect(appPayloads[question.name](question.payload)).toBeUndefined();
        }
        expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('are not accepted as answers: only a request’s own answer ends it, and nothing throws', () => {
    // A frame that reports ready again has been reloaded, and lost all requests.
    const talk = message.filter((data) => {
      const answer = readAnswer(data);
      return answer === 'foreign' || isFailure(answer) || answer.name !== 'READY';
    });
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.array(talk, { maxLength: 8 }), (name, said) => {
        const time = virtualTime();
        const frame = scriptedFrame('https://secure.example/sdk');
        const ask = askFrame(frame, { limits: LIMITS, scheduler: time.scheduler });
        frame.attach();
        frame.becomeReady();
        let ends = 0;
        ask('GET_CHAIN_ID', undefined).subscribe({
          next: ({ chainId }) => {
            ends += 1;
            expect(chainId).toBe(7);
          },
          error: () => {
            ends += 1;
          },
        });
        const { id } = frame.last('GET_CHAIN_ID');
        for (const each of said) frame.say(each);
        // Answers with another name under the right id are ignored.
        if (name !== 'GET_CHAIN_ID') frame.say({ type: `@w3m-frame/${name}_SUCCESS`, id, payload: { chainId: 9 } });
        expect(ends).toBe(0);
        frame.answer('GET_CHAIN_ID', { chainId: 7 }, id);
        frame.answer('GET_CHAIN_ID', { chainId: 8 }, id);
        expect(ends).toBe(1);
      }),
      { numRuns: RUNS / 5, seed: SEED },
    );
  });

  it('end a request that they answer wrongly, once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), value, (name, payload) => {
        const time = virtualTime();
        const frame = scriptedFrame('https://secure.example/sdk');
        const ask = askFrame(frame, { limits: LIMITS, scheduler: time.scheduler });
        frame.attach();
        frame.becomeReady();
        const ends: unknown[] = [];
        const asked = VALID[name] as never;
        ask(name, asked).subscribe({
          next: (answer) => ends.push(answer),
          error: (failure: Failure) => ends.push(failure),
        });
        const { id } = frame.last(name);
        frame.say({ type: `@w3m-frame/${name}_SUCCESS`, id, payload });
        expect(ends).toHaveLength(1);
        expect(isFailure(ends[0])).toBe(answerPayloads[name](payload) !== undefined);
        frame.say({ type: `@w3m-frame/${name}_ERROR`, id, payload });
        time.advance(LIMITS.request);
        expect(ends).toHaveLength(1);
      }),
      { numRuns: RUNS / 5, seed: SEED },
    );
  });
});

/** Random messages of a wallet with a logged-in user and a pending signature request. */
describe('messages of a frame that is in use', () => {
  it('change no account, answer no request, and break nothing', async () => {
    const time = virtualTime();
    const frame = scriptedFrame('https://secure.example/sdk');
    const { scheduler } = time;
    const connector = embeddedConnector({
      ...{ id: 'ID_AUTH', namespaces: ['eip155'], wallets: [WALLET], frameUrl: frame.url, version: '4' },
      ...{
        logLevel: 'error',
        limits: undefined,
        networks: SCRIPTED_NETWORKS.map(defineNetwork),
        storage: memoryStorage(),
        device: scriptedDevice(),
      },
      ...{ scheduler, frameOf: () => frame, destroyed$: NEVER },
    });
    const steps: ConnectStep[] = [];
    connector.connect('ID_AUTH').subscribe((step) => steps.push(step));
    frame.becomeReady();
    time.advance(LIMITS.settle);
    frame.answer('GET_USER', { address: `0x${'aa'.repeat(20)}`, chainId: 1 });
    const [step] = steps;
    if (step?.type !== 'connected') throw new Error('Nobody is connected');
    const [link] = step.links;
    const changes: unknown[] = [];
    const users: unknown[] = [];
    const ends: unknown[] = [];
    link.changes$.subscribe((change) => changes.push(change));
    connector.login.user$.subscribe((user) => users.push(user));
    connector.approvals.requests$.subscribe((request) => connector.approvals.forward(request));
    const provider = link.guard?.(() => 'eip155:1') as Eip1193Provider;
    const signature = provider.request({ method: 'personal_sign', params: ['0x00', '0x00'] });
    signature.then(
      (answer) => ends.push(answer),
      (error) => ends.push(error),
    );
    await Promise.resolve();
    const { id } = frame.last('RPC_REQUEST');
    const talk = message.filter((data) => {
      const answer = readAnswer(data);
      return answer === 'foreign' || isFailure(answer) || answer.name !== 'READY';
    });
    fc.assert(
      fc.property(talk, (data) => {
        frame.say(data);
        expect([changes.length, users.length]).toEqual([0, 1]);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    await Promise.resolve();
    expect(ends).toEqual([]);
    frame.answer('RPC_REQUEST', '0x5157', id);
    expect(await signature).toBe('0x5157');
  });
});

/** One valid payload for each request. */
const VALID: Readonly<Record<Question, unknown>> = {
  SWITCH_NETWORK: { chainId: 1 },
  CONNECT_EMAIL: { email: 'mira@saltmarsh.example' },
  CONNECT_DEVICE: undefined,
  CONNECT_OTP: { otp: '1' },
  CONNECT_SOCIAL: { uri: 'https://secure.example' },
  GET_SOCIAL_REDIRECT_URI: { provider: 'google' },
  GET_FARCASTER_URI: undefined,
  CONNECT_FARCASTER: undefined,
  GET_USER: undefined,
  SIGN_OUT: undefined,
  IS_CONNECTED: undefined,
  GET_CHAIN_ID: undefined,
  RPC_REQUEST: { method: 'eth_blockNumber' },
  UPDATE_EMAIL: { email: 'mira@saltmarsh.example' },
  UPDATE_EMAIL_PRIMARY_OTP: { otp: '1' },
  UPDATE_EMAIL_SECONDARY_OTP: { otp: '1' },
  SYNC_THEME: {},
  SYNC_DAPP_DATA: { projectId: 'p' },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: undefined,
  INIT_SMART_ACCOUNT: undefined,
  SET_PREFERRED_ACCOUNT: { type: 'eoa' },
  RELOAD: undefined,
};

it('every request has a valid payload here', () => {
  for (const name of NAMES) expect(() => questionEnvelope(name, VALID[name] as never)).not.toThrow();
});
