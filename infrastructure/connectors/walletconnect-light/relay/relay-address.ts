/** The URL to connect to, with a token that identifies the client: a new one each time, as each is valid for a day. */
import { toHex } from '../../../hex.js';
import type { Signer } from '../crypto/primitives.js';
import { relayToken } from '../protocol/relay-token.js';

export async function relayAddress(signer: Signer, relayUrl: string, projectId: string | undefined): Promise<string> {
  const subject = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const auth = await relayToken(signer, { subject, audience: relayUrl, issuedAt: Math.floor(Date.now() / 1000) });
  const url = new URL(relayUrl);
  url.searchParams.set('auth', auth);
  if (projectId) url.searchParams.set('projectId', projectId);
  // The relay gives its reason when it closes the connection, as browsers hide the response to an upgrade.
  url.searchParams.set('useOnCloseEvent', 'true');
  return url.href;
}
