/** The accounts that a wallet shares with the site. */
import type { Account } from '../../../domain/address/account.js';
import { isSolanaAddress } from '../../../domain/address/solana-address.js';
import { Failure } from '../../../domain/failure/failure.js';
import { textOf } from '../../../domain/text/text-of.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { networkNamed } from './solana-chains.js';
import { itemsOf } from './standard-wallet.js';

export interface OpenedAccount {
  readonly account: Account;
  /** The networks it can be used on, by the wallet's names. */
  readonly chains: readonly string[];
  /** The wallet's own object, which every request has to include. */
  readonly own: unknown;
}

/** The Solana accounts without duplicates, in the wallet's order. Throws `wallet-misbehaved` for an invalid one. */
export function readAccounts(value: unknown): readonly OpenedAccount[] {
  const opened = itemsOf(value).flatMap((own): readonly OpenedAccount[] => {
    const chains = itemsOf(readProperty(own, 'chains')).map(textOf);
    if (!chains.some((chain) => networkNamed(chain))) return [];
    const address = readProperty(own, 'address');
    if (typeof address !== 'string' || !isSolanaAddress(address))
      throw new Failure('wallet-misbehaved', 'The wallet answered with a malformed account');
    return [{ account: { namespace: 'solana', address, type: 'eoa' }, chains, own }];
  });
  return opened.filter(
    ({ account }, at) => opened.findIndex((other) => other.account.address === account.address) === at,
  );
}

/** At least one, or it throws `no-accounts`. */
export function someAccounts(opened: readonly OpenedAccount[]): readonly [Account, ...Account[]] {
  const [first, ...others] = opened.map(({ account }) => account);
  if (!first) throw new Failure('no-accounts', 'The wallet shared no account');
  return [first, ...others];
}
