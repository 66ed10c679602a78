/** Where a client connects, with the token that says who it is: a new one each time, as each is good for a day. */
import { toHex } from '../../../hex.js';
import type { Signer } from '../crypto/primitives.js';
import { relayToken } from '../protocol/relay-token.js';

export async function relayAddress(signer: Signer, relayUrl: string, projectId: string | undefined): Promise<string> {
  const subject = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const auth = await relayToken(signer, { subject, audience: relayUrl, issuedAt: Math.floor(Date.now() / 1000) });
  const url = new URL(relayUrl);
  url.searchParams.set('auth', auth);
  if (projectId) url.searchParams.set('projectId', projectId);
  // It says why it refuses when it closes the line, as browsers hide the answer to an upgrade.
  url.searchParams.set('useOnCloseEvent', 'true');
  return url.href;
}
