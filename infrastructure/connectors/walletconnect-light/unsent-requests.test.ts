/** Requests that end while the relay is away, and requests to a relay that refuses the page. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  CHAIN,
  pageOf,
  type SettledSession,
  type SettledWallet,
  settledSession,
  walletOf,
} from '../../../sandbox/phone/settled-session.js';
import { type Relay, startRelay } from '../../../sandbox/relay/relay.js';
import type { ProtocolClient } from '../walletconnect/protocol-client.js';

let relay: Relay;
let session: SettledSession;
let page: ProtocolClient;
let wallet: SettledWallet;
beforeEach(async () => {
  relay = await startRelay({ repeatEveryMs: 100 });
  session = await settledSession();
  [page, wallet] = [await pageOf(session, relay.url), await walletOf(session, relay.url)];
});
afterEach(async () => {
  page.close();
  wallet.stop();
  await relay.stop();
});

const ask = (text: string) =>
  page.request({
    ...{ topic: session.topic, chainId: CHAIN },
    request: { method: 'personal_sign', params: [text] },
    expiry: 300,
  });

it('a request that failed because the session ended is not sent once the relay is back', async () => {
  await ask('first');
  await relay.kill();
  const failed = expect(ask('second')).rejects.toMatchObject({ code: 6000 });
  const told = page.disconnect(session.topic);
  await failed;
  const tags: unknown[] = [];
  relay.watch(({ method, params }) => method === 'irn_publish' && tags.push(params.tag));
  await relay.restart({ keepStore: true });
  await told;
  expect(new Set(tags)).toEqual(new Set([DELETE]));
  expect(wallet.shown).toHaveLength(1);
});

it('a request that failed before it was encrypted is not sent', async () => {
  await ask('first');
  const tags: unknown[] = [];
  relay.watch(({ method, params }) => method === 'irn_publish' && tags.push(params.tag));
  const failed = expect(ask('second')).rejects.toMatchObject({ code: 6000 });
  await page.disconnect(session.topic);
  await failed;
  expect(new Set(tags)).toEqual(new Set([DELETE]));
});

it('a pairing that was withdrawn while the relay was away is neither proposed nor subscribed to', async () => {
  await ask('first');
  const sent: unknown[] = [];
  const away = new Promise<void>((resolve) => {
    const stop = relay.watch(({ kind, method, params: { topic } }) => {
      if (kind !== 'ask' || method !== 'irn_subscribe') return;
      stop();
      void page.withdraw(String(topic));
      relay.cut();
      relay.watch(({ kind: next, params }) => next === 'ask' && sent.push(params.topic ?? params.topics));
      resolve();
    });
  });
  const proposing = expect(page.propose({})).rejects.toMatchObject({ code: 'cancelled' });
  await away;
  await proposing;
  await ask('second');
  expect(new Set(sent.flat())).toEqual(new Set([session.topic]));
});

it('a request to sign in is not sent again once its pairing was withdrawn', async () => {
  await ask('first');
  const { uri } = await page.propose({ eip155: { chains: [CHAIN], methods: [], events: [] } });
  const [, topic = ''] = /^wc:([\da-f]+)@/.exec(uri) ?? [];
  let sent = 0;
  relay.watch(({ kind, params }) => {
    if (kind !== 'ask' || params.tag !== AUTHENTICATE) return;
    sent += 1;
    if (sent > 1) return;
    void page.withdraw(topic);
    relay.cut();
  });
  const terms = { type: 'caip122', chains: [CHAIN], domain: 'a.example', aud: 'https://a.example' } as const;
  const more = { version: '1', nonce: '12345678', iat: new Date(0).toISOString(), resources: [] } as const;
  await expect(page.authenticate(topic, { ...terms, ...more })).rejects.toMatchObject({ code: 'cancelled' });
  await ask('second');
  expect(sent).toBe(1);
});

it('a relay that refuses the page fails what waits for the wallet, as its answer cannot arrive any more', async () => {
  await ask('first');
  const { uri, approval } = await page.propose({ eip155: { chains: [CHAIN], methods: [], events: [] } });
  expect(uri).toMatch(/^wc:/);
  wallet.stop();
  const asked = new Promise<void>((resolve) => {
    const stop = relay.watch(({ kind, params }) => {
      if (kind !== 'answer' || params.tag !== REQUEST) return;
      stop();
      resolve();
    });
  });
  const waiting = ask('second');
  const ended = [
    expect(waiting).rejects.toMatchObject({ code: 'invalid-options' }),
    expect(approval()).rejects.toMatchObject({ code: 'invalid-options' }),
  ];
  await asked;
  relay.refusal = 'Unauthorized: invalid key';
  relay.cut();
  await Promise.all(ended);
});

/** The tags of `wc_sessionRequest`, `wc_sessionDelete` and `wc_sessionAuthenticate`. */
const [REQUEST, DELETE, AUTHENTICATE] = [1108, 1112, 1116];
