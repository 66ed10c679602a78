import { expect, it } from 'vitest';
import { choosePrimitives } from '../crypto/choose-primitives.js';
import { PUBLISH_OPTIONS } from '../protocol/publish-options.js';
import type { WalletMessage } from '../protocol/read-message.js';
import { createRelayer } from '../relay/relayer.js';
import { createMessenger, randomKey } from './messenger.js';

const TOPIC = 'ab'.repeat(32);
const PING = { id: 7, method: 'wc_sessionPing', params: {} };

/** Both sides share the key. `sent`: the encrypted messages. */
async function side(key: ReturnType<typeof randomKey>) {
  const received: WalletMessage[] = [];
  const sent: string[] = [];
  const idle = createRelayer({
    address: () => new Promise(() => undefined),
    onMessage: async () => undefined,
    onAway: () => undefined,
    onRefused: () => undefined,
  });
  const ask = async (_: string, params: object) => void sent.push('message' in params ? String(params.message) : '');
  const messenger = createMessenger({
    ...{ primitives: await choosePrimitives(), keyOf: () => key, ownKeyOf: () => undefined },
    relayer: () => ({ ...idle, ask }),
    onMessage: (_, message) => void received.push(message),
  });
  const ping = async () => {
    await messenger.send(TOPIC, PING, PUBLISH_OPTIONS.wc_sessionPing, 1000);
    return sent.at(-1) ?? '';
  };
  return { messenger, received, ping };
}

it('opens a message once, whatever its base64 spelling', async () => {
  const key = randomKey();
  const [page, wallet] = [await side(key), await side(key)];
  const text = await wallet.ping();
  for (const each of [text, `${text.slice(0, -6)} ${text.slice(-6)}`, text]) await page.messenger.receive(TOPIC, each);
  expect(page.received).toMatchObject([{ type: 'request', id: 7 }]);
});

it('ignores its own messages that the relay sends back', async () => {
  const page = await side(randomKey());
  await page.messenger.receive(TOPIC, await page.ping());
  expect(page.received).toEqual([]);
});
