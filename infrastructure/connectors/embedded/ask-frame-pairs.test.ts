/** Each request has two outcomes, and both are reported and passed on. A request without a row does not compile. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../../../application/engine/events.js';
import type { Failure } from '../../../domain/failure/failure.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import { askFrame } from './ask-frame.js';
import { LIMITS } from './connector.js';
import type { Question } from './messages.js';
import type { AnswerPayloads, AppPayloads } from './schema.js';
import { scriptedFrame } from './scripted-frame.js';

const OTP = { otp: '123456' };
const WHO = { address: '0x1', chainId: 1 };
const EMAIL = { email: 'ann@site.example' };

const PAIRS: { readonly [N in Question]: readonly [AppPayloads[N], AnswerPayloads[N]] } = {
  SWITCH_NETWORK: [{ chainId: 1 }, { chainId: 1 }],
  CONNECT_EMAIL: [EMAIL, { action: 'VERIFY_OTP' }],
  CONNECT_DEVICE: [undefined, undefined],
  CONNECT_OTP: [OTP, undefined],
  CONNECT_SOCIAL: [{ uri: 'https://secure.example' }, WHO],
  GET_SOCIAL_REDIRECT_URI: [{ provider: 'google' }, { uri: 'https://login.example' }],
  GET_FARCASTER_URI: [undefined, { url: 'https://cast.example' }],
  CONNECT_FARCASTER: [undefined, { userName: 'ann' }],
  GET_USER: [undefined, WHO],
  SIGN_OUT: [undefined, undefined],
  IS_CONNECTED: [undefined, { isConnected: true }],
  GET_CHAIN_ID: [undefined, { chainId: 1 }],
  RPC_REQUEST: [{ method: 'eth_blockNumber' }, '0x1'],
  UPDATE_EMAIL: [EMAIL, { action: 'VERIFY_PRIMARY_OTP' }],
  UPDATE_EMAIL_PRIMARY_OTP: [OTP, undefined],
  UPDATE_EMAIL_SECONDARY_OTP: [OTP, { newEmail: 'ann@site.example' }],
  SYNC_THEME: [{ themeMode: 'dark' }, undefined],
  SYNC_DAPP_DATA: [{ projectId: 'p' }, undefined],
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: [undefined, { smartAccountEnabledNetworks: [1] }],
  INIT_SMART_ACCOUNT: [undefined, undefined],
  SET_PREFERRED_ACCOUNT: [{ type: 'eoa' }, { type: 'eoa', address: '0x1' }],
  RELOAD: [undefined, undefined],
};

function asked<N extends Question>(name: N) {
  const time = virtualTime();
  const frame = scriptedFrame('https://secure.example/sdk');
  const events: Event[] = [];
  const ends: unknown[] = [];
  const ask = askFrame(frame, { limits: LIMITS, scheduler: time.scheduler, emit: (event) => events.push(event) });
  frame.becomeReady();
  ask(name, PAIRS[name][0]).subscribe({
    next: (value) => ends.push(value),
    error: ({ message }: Failure) => ends.push(message),
  });
  time.advance(LIMITS.settle);
  const emitted = () => events.flatMap((event) => ('message' in event && event.message === name ? [event.type] : []));
  return { frame, ends, emitted };
}

describe.each(Object.keys(PAIRS) as Question[])('%s', (name) => {
  it('reports its start and its answer, and passes the answer on', () => {
    const { frame, ends, emitted } = asked(name);
    frame.answer(name, PAIRS[name][1]);
    expect(ends).toEqual([PAIRS[name][1]]);
    expect(emitted()).toEqual(['frame.asked', 'frame.answered']);
  });

  it('reports its start and its refusal, and fails with the refusal’s message', () => {
    const { frame, ends, emitted } = asked(name);
    frame.refuse(name, 'Not today');
    expect(ends).toEqual(['Not today']);
    expect(emitted()).toEqual(['frame.asked', 'frame.refused']);
  });
});
