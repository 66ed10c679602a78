/** A secure frame whose users have an address on Solana. */
import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { beginTalk, settled, talkOf } from '../support/core/frame/frame-talk.js';
import type { Visit } from '../support/world/world.js';

interface Provider {
  request(request: { readonly method: string; readonly params: unknown }): Promise<unknown>;
}

const outcomes = new WeakMap<object, unknown>();

Given('a page with a secure frame that serves Solana', async function (this: Visit) {
  await beginTalk(this, {}, { url: 'https://secure.example/sdk', namespaces: ['eip155', 'solana'] });
  await settled();
});

Then(
  'the visitor is connected on Solana as {string} on {string}',
  function (this: Visit, address: string, networkId: string) {
    const connection = talkOf(this).modal.getState().connect.connections.solana;
    assert.equal(connection?.status === 'connected' && connection.account.address, address);
    assert.equal(connection?.status === 'connected' && connection.account.type, 'eoa');
    assert.equal(connection?.status === 'connected' && connection.networkId, networkId);
  },
);

Then('nobody is connected on Solana', function (this: Visit) {
  const status = talkOf(this).modal.getState().connect.connections.solana?.status ?? 'disconnected';
  assert.equal(status, 'disconnected');
});

When(
  'the dapp asks its provider on Solana for {string} with {}',
  async function (this: Visit, method: string, params: string) {
    const provider = talkOf(this).modal.getProvider('solana') as Provider;
    outcomes.delete(this);
    provider.request({ method, params: JSON.parse(params) }).then(
      (value) => outcomes.set(this, value),
      (error: Error & { code?: number }) => outcomes.set(this, { code: error.code, message: error.message }),
    );
    await settled();
  },
);

Then('the provider on Solana answers {}', function (this: Visit, answer: string) {
  assert.deepEqual(outcomes.get(this), JSON.parse(answer));
});
