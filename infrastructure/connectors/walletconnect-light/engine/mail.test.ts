import { expect, it } from 'vitest';
import { choosePrimitives } from '../crypto/choose-primitives.js';
import { POSTAGE } from '../protocol/postage.js';
import type { WalletMessage } from '../protocol/read-message.js';
import { relayLine } from '../relay/relay-line.js';
import { createMail, randomKey } from './mail.js';

const TOPIC = 'ab'.repeat(32);
const PING = { id: 7, method: 'wc_sessionPing', params: {} };

/** Both sides share the key. `sent`: the encrypted messages. */
async function side(key: ReturnType<typeof randomKey>) {
  const heard: WalletMessage[] = [];
  const sent: string[] = [];
  const idle = relayLine({
    address: () => new Promise(() => undefined),
    onMessage: async () => undefined,
    onAway: () => undefined,
    onRefused: () => undefined,
  });
  const ask = async (_: string, params: object) => void sent.push('message' in params ? String(params.message) : '');
  const mail = createMail({
    ...{ primitives: await choosePrimitives(), keyOf: () => key, ownKeyOf: () => undefined },
    line: () => ({ ...idle, ask }),
    onMail: (_, message) => void heard.push(message),
  });
  const ping = async () => {
    await mail.send(TOPIC, PING, POSTAGE.wc_sessionPing, 1000);
    return sent.at(-1) ?? '';
  };
  return { mail, heard, ping };
}

it('opens a message once, whatever its base64 spelling', async () => {
  const key = randomKey();
  const [page, wallet] = [await side(key), await side(key)];
  const text = await wallet.ping();
  for (const each of [text, `${text.slice(0, -6)} ${text.slice(-6)}`, text]) await page.mail.receive(TOPIC, each);
  expect(page.heard).toMatchObject([{ type: 'request', id: 7 }]);
});

it('ignores its own messages that the relay sends back', async () => {
  const page = await side(randomKey());
  await page.mail.receive(TOPIC, await page.ping());
  expect(page.heard).toEqual([]);
});
