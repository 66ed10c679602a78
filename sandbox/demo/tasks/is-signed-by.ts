/** Whether the account signed the text, verified by its network's rules. */
import { fromBase58 } from '../../../domain/address/base58.js';
import { fromBase64 } from '../../../infrastructure/base64.js';
import { isBitcoinAddress } from '../../../infrastructure/chains/bitcoin/address.js';
import { readSs58 } from '../../../infrastructure/chains/polkadot/ss58.js';
import { verify } from '../../solana/key-pair.js';

export async function isSignedBy(address: string, message: string, signature: string): Promise<boolean> {
  if (isBitcoinAddress(address)) {
    const { isSignatureOf } = await import('../../../infrastructure/chains/bitcoin/verify-message.js');
    return isSignatureOf(address, message, fromBase64(signature) ?? new Uint8Array());
  }
  if (readSs58(address)) {
    const { isSigned } = await import('../../polkadot/polkadot-key.js');
    return isSigned(address, new TextEncoder().encode(`<Bytes>${message}</Bytes>`), signature);
  }
  if (!address.startsWith('0x')) {
    const bytes = fromBase58(signature);
    return bytes !== undefined && verify(address, bytes, new TextEncoder().encode(message));
  }
  const { recoverMessageAddress } = await import('viem');
  return (await recoverMessageAddress({ message, signature: signature as `0x${string}` })) === address;
}
