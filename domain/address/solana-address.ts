/** Addresses of Solana: 32 bytes in base58. A file of its own because the other address shapes load with every dapp. */
import { isAddressShape } from './address.js';
import { fromBase58 } from './base58.js';

const ADDRESS_BYTES = 32;

export function isSolanaAddress(text: string): boolean {
  return isAddressShape('solana', text) && fromBase58(text)?.length === ADDRESS_BYTES;
}
