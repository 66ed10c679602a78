/** Logging in where an app opens no windows: the page navigates away, and the visitor returns to it. */

import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { logInBySocial } from '../../application/login/actions.js';
import type { SocialProvider } from '../../domain/site/features.js';
import { beginTalk, settled, talkOf } from '../support/core/frame/frame-talk.js';
import type { Visit } from '../support/world/world.js';

const SITE = { url: 'https://secure.example/sdk' };

Given('a page with a secure frame inside Telegram at {string}', async function (this: Visit, address: string) {
  await beginTalk(this, {}, SITE, { telegram: true, address });
  await settled();
});

Given(
  'a page with a secure frame inside Telegram at {string} after a login with {word}',
  async function (this: Visit, address: string, provider: string) {
    await beginTalk(this, { social_provider: provider }, SITE, { telegram: true, address });
    await settled();
  },
);

When('the visitor logs in with {word}', async function (this: Visit, provider: SocialProvider) {
  const { modal, outcomes } = talkOf(this);
  await modal.open();
  void logInBySocial(modal, provider).then((outcome) => outcomes.push(outcome));
  await settled();
});

When('the visitor returns to the page at {string}', async function (this: Visit, address: string) {
  const { storage } = talkOf(this);
  const provider = storage.get('social_provider');
  await beginTalk(this, provider ? { social_provider: provider } : {}, SITE, { telegram: true, address });
  await settled();
});

Then('the page navigates to {string} with the state {string}', function (this: Visit, address: string, state: string) {
  const left = new URL(talkOf(this).page.left ?? '');
  assert.equal(left.searchParams.get('state'), state);
  left.searchParams.delete('state');
  assert.equal(left.href, address);
});

Then('the page navigates to {string} without a state', function (this: Visit, address: string) {
  assert.equal(talkOf(this).page.left, address);
});

Then('the page does not navigate', function (this: Visit) {
  assert.equal(talkOf(this).page.left, undefined);
});

Then('the address of the page is {string}', function (this: Visit, address: string) {
  assert.equal(talkOf(this).page.address, address);
});

Then('the modal is shown', function (this: Visit) {
  assert.ok(talkOf(this).modal.getState().shell.open);
});

Then('the modal is not shown', function (this: Visit) {
  assert.equal(talkOf(this).modal.getState().shell.open, false);
});
