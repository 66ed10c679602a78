import { describe, expect, it, vi } from 'vitest';
import type { Event } from '../../../application/engine/events.js';
import type { Failure } from '../../../domain/failure/failure.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import { askFrame } from './ask-frame.js';
import { LIMITS } from './connector.js';
import type { Question } from './messages.js';
import type { AppPayloads } from './schema.js';
import { scriptedFrame } from './scripted-frame.js';

const EMAIL = { email: 'ann@site.example' };

function fixture() {
  const time = virtualTime();
  const frame = scriptedFrame('https://secure.example/sdk');
  const events: Event[] = [];
  const ask = askFrame(frame, {
    limits: LIMITS,
    scheduler: time.scheduler,
    emit: (event) => events.push(event),
  });
  return {
    ...{ time, frame, events },
    ask<N extends Question>(name: N, payload: AppPayloads[N], onAnswer?: (unsubscribe: () => void) => void) {
      const got: unknown[] = [];
      const failed: Failure[] = [];
      let done = false;
      const subscription = ask(name, payload).subscribe({
        next: (value) => {
          got.push(value);
          onAnswer?.(() => subscription.unsubscribe());
        },
        error: (error: Failure) => failed.push(error),
        complete: () => {
          done = true;
        },
      });
      return { got, failed, giveUp: () => subscription.unsubscribe(), ended: () => done || failed.length > 0 };
    },
    alerts: () => events.flatMap((event) => (event.type === 'alert.due' ? [event.key] : [])),
    emitted: () => events.flatMap((event) => (event.type.startsWith('frame.') ? [event.type] : [])),
  };
}

describe('a request to the frame', () => {
  it('attaches it, waits until it is ready and half a second more, and completes with its answer', () => {
    const { ask, frame, time, emitted } = fixture();
    const asking = ask('CONNECT_EMAIL', EMAIL);
    expect(frame.attached).toBe(true);
    frame.becomeReady();
    time.advance(499);
    expect(frame.asked).toEqual([]);
    time.advance(1);
    expect(frame.asked).toMatchObject([{ type: '@w3m-app/CONNECT_EMAIL', payload: EMAIL }]);
    frame.answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' });
    expect(asking.got).toEqual([{ action: 'VERIFY_OTP' }]);
    expect(asking.ended()).toBe(true);
    expect(emitted()).toEqual(['frame.asked', 'frame.answered']);
  });

  it('is not sent if it has the wrong shape', () => {
    const { ask, frame } = fixture();
    const asking = ask('CONNECT_EMAIL', { email: 'ann@site' });
    expect(asking.failed.map(({ message }) => message)).toEqual(['Invalid email']);
    expect(frame.attached).toBe(false);
  });

  it('fails after 20 seconds without READY, with the alert', () => {
    const { ask, time, alerts } = fixture();
    const asking = ask('GET_USER', undefined);
    time.advance(19_999);
    expect(asking.ended()).toBe(false);
    time.advance(1);
    expect(asking.failed).toMatchObject([{ code: 'timed-out', message: 'Something went wrong' }]);
    expect(alerts()).toEqual(['IFRAME_LOAD_FAILED']);
  });

  it('fails at once when the browser cannot load the frame', () => {
    const { ask, frame, alerts } = fixture();
    const asking = ask('GET_USER', undefined);
    frame.breakDown();
    expect(asking.failed).toMatchObject([{ message: 'Unable to load email login dependency' }]);
    expect(alerts()).toEqual(['IFRAME_LOAD_FAILED']);
  });

  it('has its usual time limit again once the wallet has finished its own prompt', () => {
    const { ask, frame, time } = fixture();
    const asking = ask('GET_USER', undefined);
    frame.becomeReady();
    time.advance(LIMITS.settle);
    frame.say({ type: '@w3m-frame/VISITOR_NEEDED', payload: {} });
    for (let pulses = 0; pulses < 20; pulses += 1) {
      time.advance((LIMITS.connect / 6) * 5);
      for (const { type, id } of frame.asked)
        if (type.endsWith('GET_CHAIN_ID')) frame.answer('GET_CHAIN_ID', { chainId: 1 }, id);
    }
    expect(asking.ended()).toBe(false);
    frame.say({ type: '@w3m-frame/VISITOR_DONE', payload: {} });
    time.advance(LIMITS.answer - 1);
    expect(asking.ended()).toBe(false);
    time.advance(1);
    expect(asking.failed).toMatchObject([{ code: 'timed-out' }]);
  });

  it.each<[Question, AppPayloads[Question], readonly string[]]>([
    ['CONNECT_EMAIL', EMAIL, ['IFRAME_REQUEST_TIMEOUT']],
    ['CONNECT_DEVICE', undefined, ['IFRAME_REQUEST_TIMEOUT']],
    ['CONNECT_OTP', { otp: '123456' }, ['IFRAME_REQUEST_TIMEOUT']],
    ['CONNECT_SOCIAL', { uri: 'https://secure.example/' }, ['IFRAME_REQUEST_TIMEOUT']],
    ['GET_SOCIAL_REDIRECT_URI', { provider: 'google' }, ['IFRAME_REQUEST_TIMEOUT']],
    ['GET_USER', undefined, []],
    ['SIGN_OUT', undefined, []],
  ])('%s fails after 30 seconds without an answer', (name, payload, expected) => {
    const { ask, frame, time, alerts } = fixture();
    frame.becomeReady();
    const asking = ask(name, payload as never);
    time.advance(29_999);
    expect(asking.ended()).toBe(false);
    time.advance(1);
    expect(asking.failed).toMatchObject([{ code: 'timed-out' }]);
    expect(alerts()).toEqual(expected);
  });

  it('has its time limit again after the machine has slept', () => {
    const { ask, frame, time, alerts } = fixture();
    frame.becomeReady();
    const { scheduler } = time;
    let slept = 0;
    const now = scheduler.now.bind(scheduler);
    vi.spyOn(scheduler, 'now').mockImplementation(() => now() + slept);
    const asking = ask('CONNECT_EMAIL', EMAIL);
    time.advance(10_000);
    slept = 3_600_000;
    time.advance(20_000);
    expect(asking.ended()).toBe(false);
    time.advance(29_999);
    expect(alerts()).toEqual([]);
    time.advance(1);
    expect(alerts()).toEqual(['IFRAME_REQUEST_TIMEOUT']);
  });

  it.each([
    ['a text', 'The code is wrong', 'The code is wrong', 'request-failed'],
    ['no text', undefined, 'An error occurred', 'request-failed'],
    ['a no', 'User rejected the request', 'User rejected the request', 'rejected'],
  ])('fails with the frame’s error: %s', (_, said, message, code) => {
    const { ask, frame } = fixture();
    frame.becomeReady();
    const asking = ask('CONNECT_OTP', { otp: '1' });
    frame.refuse('CONNECT_OTP', said);
    expect(asking.failed).toMatchObject([{ message, code }]);
  });

  it('raises the alert for a domain that the frame does not allow', () => {
    const { ask, frame, alerts } = fixture();
    frame.becomeReady();
    ask('CONNECT_EMAIL', EMAIL);
    frame.refuse('CONNECT_EMAIL', 'unverified_domain');
    expect(alerts()).toEqual(['UNVERIFIED_DOMAIN']);
  });

  it('fails if the answer has the wrong shape', () => {
    const { ask, frame } = fixture();
    frame.becomeReady();
    const asking = ask('CONNECT_EMAIL', EMAIL);
    frame.say({
      type: '@w3m-frame/CONNECT_EMAIL_SUCCESS',
      id: frame.last('CONNECT_EMAIL').id,
      payload: { action: 'FLY' },
    });
    expect(asking.failed).toMatchObject([{ code: 'wallet-misbehaved' }]);
  });

  it('accepts no answer to another request, and none twice', () => {
    const { ask, frame } = fixture();
    frame.becomeReady();
    const first = ask('GET_CHAIN_ID', undefined);
    const { id } = frame.last('GET_CHAIN_ID');
    const second = ask('GET_CHAIN_ID', undefined);
    frame.answer('GET_CHAIN_ID', { chainId: 1 }, 'somebody else');
    frame.answer('GET_CHAIN_ID', { chainId: 1 }, undefined);
    frame.say({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 7 } });
    expect(first.ended()).toBe(false);
    frame.answer('GET_CHAIN_ID', { chainId: 5 }, id);
    frame.answer('GET_CHAIN_ID', { chainId: 6 }, id);
    expect(first.got).toEqual([{ chainId: 5 }]);
    expect(second.got).toEqual([{ chainId: 1 }]);
  });

  it('fails if the frame is reloaded meanwhile', () => {
    const { ask, frame } = fixture();
    frame.becomeReady();
    const asking = ask('GET_USER', undefined);
    frame.reload();
    expect(asking.failed).toMatchObject([{ code: 'request-failed', message: 'Something went wrong' }]);
  });

  it('is not cancelled by unsubscribing on the answer', () => {
    const { ask, frame, emitted } = fixture();
    frame.becomeReady();
    const asking = ask('GET_CHAIN_ID', undefined, (unsubscribe) => unsubscribe());
    frame.answer('GET_CHAIN_ID', { chainId: 1 });
    expect(asking.got).toEqual([{ chainId: 1 }]);
    expect(emitted()).toEqual(['frame.asked', 'frame.answered']);
  });

  it('can be cancelled, and sent again: one abort ends one request', () => {
    const { ask, frame, emitted } = fixture();
    frame.becomeReady();
    const given = ask('CONNECT_EMAIL', EMAIL);
    given.giveUp();
    const again = ask('CONNECT_EMAIL', EMAIL);
    frame.answer('CONNECT_EMAIL', { action: 'CONNECT' });
    expect(given.ended()).toBe(false);
    expect(again.got).toEqual([{ action: 'CONNECT' }]);
    expect(emitted()).toEqual(['frame.asked', 'frame.refused', 'frame.asked', 'frame.answered']);
  });
});
