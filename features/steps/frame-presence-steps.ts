/** A secure frame that stops responding: how long the page waits, and what it does then. */
import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { pageChannel } from '../../servers/secure-site/frame/page-channel.js';
import { settled, talkOf } from '../support/core/frame/frame-talk.js';
import type { Visit } from '../support/world/world.js';

/** The frame answers every heartbeat request. */
When('{int} minutes pass while the frame responds', async function (this: Visit, minutes: number) {
  const { frame, pass } = talkOf(this);
  let received = frame.asked.length;
  for (let second = 0; second < minutes * 60; second++) {
    pass(1000);
    for (const { type, id } of frame.asked.slice(received))
      if (type === '@w3m-app/GET_CHAIN_ID')
        frame.say({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id, payload: { chainId: 1 } });
    received = frame.asked.length;
    await settled();
  }
});

When('the requests to the frame are counted', function (this: Visit) {
  counts.set(this, talkOf(this).frame.asked.length);
});

const counts = new WeakMap<Visit, number>();

Then('the frame has received no request since then', function (this: Visit) {
  assert.equal(talkOf(this).frame.asked.length, counts.get(this));
});

Then(/^social login is (disabled|enabled)$/, function (this: Visit, how: string) {
  assert.equal(talkOf(this).modal.getState().login.held === true, how === 'disabled');
});

Then('the login of {string} has to be restarted', function (this: Visit, email: string) {
  const { attempt, mail } = talkOf(this).modal.getState().login;
  assert.ok(attempt?.way === 'email' && attempt.step === 'email' && attempt.busy === undefined);
  assert.deepEqual([attempt.email, attempt.failure?.code, mail?.login], [email, 'wallet-disconnected', undefined]);
});

Then('the frame was added to the page {word}', function (this: Visit, often: string) {
  assert.equal(talkOf(this).frame.loads, { once: 1, twice: 2 }[often]);
});

Then('the frame has received {word} {int} times', function (this: Visit, name: string, times: number) {
  const { asked } = talkOf(this).frame;
  assert.equal(asked.filter(({ type }) => type === `@w3m-app/${name}`).length, times);
});

Then('the modal has answered {int} request(s)', function (this: Visit, count: number) {
  assert.equal(talkOf(this).outcomes.length, count);
});

Then('a frame outside any page fails with {string}', (words: string) => {
  const alone = {} as Window;
  const itself = Object.assign(alone, { parent: alone, location: {}, document: { referrer: '' } });
  const channel = pageChannel(itself, ['https://slipway.example']);
  assert.throws(() => channel.post({ type: '@w3m-frame/READY', payload: { version: '4' } }), new Error(words));
});
