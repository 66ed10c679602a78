/** Gives up on a silent relay earlier than usual, for the scenarios that wait for that. */
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import { walletConnectOf } from '../../../sandbox/phone/client-of-choice.js';

export function impatientPairing(relayUrl: string): ConnectorHandle {
  return walletConnectOf()({ relayUrl, limits: { offer: 4_000, delivery: 4_000 } });
}
