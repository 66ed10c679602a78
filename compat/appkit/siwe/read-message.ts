/** What AppKit's servers read of a signed message before they verify it. */
import { readSignInText } from '../../../domain/sign-in/sign-in-message.js';

/** The account that a message names, as it is written there; empty if it names none. */
export function getAddressFromMessage(message: string): string {
  return readSignInText(message)?.address ?? /0x[\da-f]{40}(?![\da-f])/i.exec(message)?.[0] ?? '';
}

/** The network of a message as a CAIP-2 id, such as `eip155:1`; empty if it names none. */
export function getChainIdFromMessage(message: string): string {
  const reference = /^Chain ID: (\d{1,32})$/m.exec(message)?.[1];
  return readSignInText(message)?.networkId ?? (reference === undefined ? '' : `eip155:${reference}`);
}

/** The address in `did:pkh:eip155:1:0x…`, which is how `createMessage` receives it. A bare address is returned as it is. */
export function getDidAddress(did: string): string {
  return did.slice(did.lastIndexOf(':') + 1);
}

/** The reference of the network in `did:pkh:eip155:1:0x…`: `1`. Undefined for a bare address. */
export function getDidChainId(did: string): string | undefined {
  return /^did:pkh:[-a-z\d]+:([-_a-zA-Z\d]+):/.exec(did)?.[1];
}
