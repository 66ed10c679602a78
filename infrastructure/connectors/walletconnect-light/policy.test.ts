/** Violations of the page's policy, of which some browsers report only the scheme: they may be another script's. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  CHAIN,
  pageOf,
  type SettledSession,
  settledSession,
  walletOf,
} from '../../../sandbox/phone/settled-session.js';
import { type Relay, startRelay } from '../../../sandbox/relay/relay.js';
import type { ProtocolClient } from '../walletconnect/protocol-client.js';

let relay: Relay;
let session: SettledSession;
let page: ProtocolClient;
let document: EventTarget;
beforeEach(async () => {
  document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', document);
  relay = await startRelay({ repeatEveryMs: 100 });
  session = await settledSession();
});
afterEach(async () => {
  page.close();
  vi.unstubAllGlobals();
  await relay.stop();
});

function violate(): void {
  const violation = { effectiveDirective: 'connect-src', blockedURI: 'ws', disposition: 'enforce' };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
}

const ask = (text: string) =>
  page.request({
    ...{ topic: session.topic, chainId: CHAIN },
    request: { method: 'personal_sign', params: [text] },
    expiry: 300,
  });

it('are not ours while the relay is connected: requests that were sent go on', async () => {
  page = await pageOf(session, relay.url);
  const sent = new Promise<void>((resolve) => {
    relay.watch(({ kind, params }) => kind === 'answer' && params.tag === REQUEST && resolve());
  });
  const answer = ask('first');
  await sent;
  violate();
  const wallet = await walletOf(session, relay.url);
  expect(JSON.stringify(await answer)).toContain('first');
  wallet.stop();
});

it('are not ours if the connection that was being opened opens', async () => {
  const wallet = await walletOf(session, relay.url);
  page = await pageOf(session, relay.url);
  const answer = ask('first');
  violate();
  expect(JSON.stringify(await answer)).toContain('first');
  relay.cut();
  expect(JSON.stringify(await ask('second'))).toContain('second');
  wallet.stop();
});

it('are ours if it does not open', async () => {
  await relay.kill();
  page = await pageOf(session, relay.url);
  const answer = expect(ask('first')).rejects.toMatchObject({ code: 'invalid-options' });
  violate();
  await answer;
  await expect(ask('second')).rejects.toMatchObject({ code: 'invalid-options' });
});

/** The tag of `wc_sessionRequest`. */
const REQUEST = 1108;
