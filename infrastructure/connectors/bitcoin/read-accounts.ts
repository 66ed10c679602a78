/** The accounts that a wallet exposes to the site, regardless of the names it uses. */
import type { AccountType } from '../../../domain/address/account.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { textOf } from '../../../domain/text/text-of.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { isBitcoinAddress, readBitcoinAddress } from '../../chains/bitcoin/address.js';
import { itemsOf } from '../wallet-standard/standard-wallet.js';
import type { OpenedAccount } from './bitcoin-way.js';

const TYPES: Readonly<Record<string, AccountType>> = { payment: 'payment', ordinals: 'ordinal', ordinal: 'ordinal' };
const KEY = /^(?:[\da-f]{64}|[\da-f]{66})$/i;

/**
 * Without duplicates: addresses of the preferred type first, else payment addresses, then in the wallet's order.
 * Addresses of other networks (Stacks and the like) are left out. Throws `wallet-misbehaved` for an invalid one.
 */
export function readAccounts(
  value: unknown,
  networksOf: (own: unknown) => readonly NetworkId[],
  preferred: AccountType,
): readonly OpenedAccount[] {
  const opened = itemsOf(value).flatMap((own): readonly OpenedAccount[] => {
    const address = readProperty(own, 'address');
    const purpose = readProperty(own, 'purpose');
    const symbol = readProperty(own, 'symbol');
    if ((purpose !== undefined && !TYPES[textOf(purpose)]) || (symbol !== undefined && symbol !== 'BTC')) return [];
    const networks = networksOf(own);
    const serving = networks.filter((id) => typeof address === 'string' && isBitcoinAddress(address, id));
    if (typeof address !== 'string' || serving.length !== networks.length)
      throw new Failure('wallet-misbehaved', 'The wallet answered with a malformed account');
    if (serving.length === 0) return [];
    // If the purpose is missing: inscriptions are stored at taproot addresses.
    const guess = readBitcoinAddress(address)?.kind === 'p2tr' ? 'ordinal' : 'payment';
    const type = TYPES[textOf(purpose)] ?? guess;
    const account = { namespace: 'bip122', address, type } as const;
    return [{ account, publicKey: keyOf(readProperty(own, 'publicKey')), networks: serving, own }];
  });
  const once = opened.filter(
    ({ account }, at) => opened.findIndex((other) => other.account.address === account.address) === at,
  );
  const rank = ({ account: { type } }: OpenedAccount) => (type === preferred ? 0 : type === 'payment' ? 1 : 2);
  return [...once].sort((a, b) => rank(a) - rank(b));
}

/** In hex, as text or as bytes. */
function keyOf(value: unknown): string | undefined {
  const bytes = ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : undefined;
  const text = bytes ? bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('') : value;
  return typeof text === 'string' && KEY.test(text) ? text.toLowerCase() : undefined;
}
