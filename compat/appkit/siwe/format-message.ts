import type { NetworkId } from '../../../domain/network/caip.js';
import { signInAddress, signInText } from '../../../domain/sign-in/sign-in-message.js';
import { getDidAddress } from './read-message.js';
import type { SIWECreateMessageArgs } from './siwe-config.js';

/**
 * The message text of EIP-4361. `address`: a bare address, or `did:pkh:eip155:1:0x…` as `createMessage` receives it.
 * Throws a `Failure` (`invalid-options`) if a value is malformed.
 */
export function formatMessage(args: Omit<SIWECreateMessageArgs, 'address'>, address: string): string {
  const { chainId, domain, uri, version, nonce, iat, statement, exp, nbf, requestId, resources } = args;
  const networkId: NetworkId = `eip155:${chainId}`;
  return signInText({
    ...{ domain, uri, version, nonce, networkId, issuedAt: iat, statement, requestId, resources },
    ...{ expirationTime: exp, notBefore: nbf },
    address: signInAddress('eip155', getDidAddress(address)),
  });
}
