/** Balances and addresses on the ledger of the world's Bitcoin network. */
import { isBitcoinAddress } from '../../../infrastructure/chains/bitcoin/address.js';
import { addressOf } from '../../../sandbox/bitcoin/bitcoin-key.js';
import type { BitcoinSettings, BitcoinWorld } from '../../../sandbox/bitcoin/bitcoin-world.js';
import { makeBitcoinKey } from '../../../sandbox/bitcoin/make-bitcoin-key.js';

/** In the form that the send form uses. */
export function tokenOfBitcoin({ network }: BitcoinSettings, symbol: string): object | undefined {
  if (symbol !== network.nativeCurrency.symbol) return undefined;
  return { networkId: network.caipNetworkId, ...network.nativeCurrency };
}

/** In satoshis. Addresses of other networks hold nothing here. */
export async function heldOnBitcoin({ explorer }: BitcoinWorld, owner: string): Promise<bigint> {
  if (!isBitcoinAddress(owner)) return 0n;
  return (await explorer.ledger()).coinsOf(owner).reduce((sum, { value }) => sum + BigInt(value), 0n);
}

/** An address that has never received anything. */
export const WADER = addressOf(makeBitcoinKey('wader'), 'p2tr');
