import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../domain/failure.js';
import { isFailure } from '../../../domain/failure.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import { askFrame } from './ask-frame.js';
import { LIMITS } from './connector.js';
import { type Question, questionEnvelope, readAnswer, readQuestion } from './messages.js';
import { answerPayloads, appPayloads, newsPayloads } from './schema.js';
import { scriptedFrame } from './scripted-frame.js';

const NAMES = Object.keys(appPayloads) as Question[];
const RUNS = 10_000;

/** Anything that a window message can carry, and more; names that mean something to objects among them. */
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
  fc.constantFrom(...NAMES.flatMap((name) => [name, `${name}_SUCCESS`, `${name}_ERROR`]), ...Object.keys(newsPayloads)),
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
  it('are read without a throw, by either end, and only as what they are', () => {
    fc.assert(
      fc.property(message, (data) => {
        const answer = readAnswer(data);
        if (answer !== 'foreign' && !isFailure(answer)) {
          const checks: Record<string, (given: unknown) => string | undefined> =
            answer.kind === 'answer' ? answerPayloads : newsPayloads;
          if (answer.kind !== 'error') expect(checks[answer.name]?.(answer.payload)).toBeUndefined();
        }
        const question = readQuestion(data);
        if (question !== 'foreign' && !isFailure(question)) {
          expect(appPayloads[question.name](question.payload)).toBeUndefined();
        }
        expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
      }),
      { numRuns: RUNS },
    );
  });

  it('are no answers: none ends a question but its own, and none throws', () => {
    // A frame that is ready a second time has been loaded anew, and knows of no question.
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
        // Answers to questions of other names, under the right id, are none.
        if (name !== 'GET_CHAIN_ID') frame.say({ type: `@w3m-frame/${name}_SUCCESS`, id, payload: { chainId: 9 } });
        expect(ends).toBe(0);
        frame.answer('GET_CHAIN_ID', { chainId: 7 }, id);
        frame.answer('GET_CHAIN_ID', { chainId: 8 }, id);
        expect(ends).toBe(1);
      }),
      { numRuns: RUNS / 5 },
    );
  });

  it('end a question that they answer wrongly, once', () => {
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
      { numRuns: RUNS / 5 },
    );
  });
});

/** One right payload for each question. */
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

it('every question has a right payload here', () => {
  for (const name of NAMES) expect(() => questionEnvelope(name, VALID[name] as never)).not.toThrow();
});
