/** A wallet's settlement (`wc_sessionSettle`): its accounts, its name and the expiry. */
import { readProperty } from '../../../../domain/value/read-property.js';
import { readSessionNamespaces } from './read-namespaces.js';
import { readSessionPeer } from './read-peer.js';
import type { SessionTerms } from './session-record.js';

/** A month, in seconds: longer than any session of the protocol. */
const LONGEST = 2_592_000;

/** `undefined` for an invalid or expired session. `now`: seconds since 1970. */
export function readSettlement(
  params: unknown,
  now: number,
): Pick<SessionTerms, 'namespaces' | 'peer' | 'expiry'> | undefined {
  const namespaces = readSessionNamespaces(readProperty(params, 'namespaces'));
  const peer = readSessionPeer(readProperty(params, 'controller'));
  const expiry = readProperty(params, 'expiry');
  if (!namespaces || !peer || typeof expiry !== 'number' || !(expiry > now)) return undefined;
  return { namespaces, peer, expiry: Math.min(Math.floor(expiry), now + LONGEST) };
}
