/** Whether a signature of a text is by the account, by the rules of its network. */
import { type Hex, verifyMessage } from 'viem';
import { fromBase58 } from '../../../domain/address/base58.js';
import { fromBase64 } from '../../../infrastructure/base64.js';
import { isBitcoinAddress } from '../../../infrastructure/chains/bitcoin/address.js';
import { isSignatureOf } from '../../../infrastructure/chains/bitcoin/verify-message.js';
import { readSs58 } from '../../../infrastructure/chains/polkadot/ss58.js';
import { isSigned } from '../../../sandbox/polkadot/polkadot-key.js';
import { verify } from '../../../sandbox/solana/key-pair.js';

export function isSignedBy(message: string, signature: string, address = ''): Promise<boolean> {
  if (address.startsWith('0x')) return verifyMessage({ address: address as Hex, message, signature: signature as Hex });
  if (readSs58(address))
    return Promise.resolve(isSigned(address, new TextEncoder().encode(`<Bytes>${message}</Bytes>`), signature));
  if (isBitcoinAddress(address))
    return Promise.resolve(isSignatureOf(address, message, fromBase64(signature) ?? new Uint8Array()));
  return verify(address, fromBase58(signature) ?? new Uint8Array(), new TextEncoder().encode(message));
}
