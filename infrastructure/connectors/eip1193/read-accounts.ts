/** Parses wallets' account lists. */
import type { Account } from '../../../domain/address/account.js';
import { checksumAddress } from '../../../domain/address/checksum-address.js';
import { Failure } from '../../../domain/failure/failure.js';
import { readList } from './read-list.js';

/** No wallet shares more accounts with a site: the rest of a longer list is dropped. */
const MAX_ACCOUNTS = 100;

/**
 * The accounts of `eth_accounts`, `eth_requestAccounts` and `accountsChanged`, checksummed and without duplicates. Throws
 * `wallet-misbehaved`.
 */
export function readAccounts(answer: unknown): readonly Account[] {
  const addresses = readList(answer, MAX_ACCOUNTS)?.map((address) => {
    if (typeof address !== 'string' || !/^0x[\da-f]{40}$/i.test(address)) throw misbehaved();
    return checksumAddress(address);
  });
  if (!addresses) throw misbehaved();
  return [...new Set(addresses)].map((address) => ({ namespace: 'eip155', address, type: 'eoa' }));
}

/** The same, never empty. Also throws `no-accounts`. */
export function readSomeAccounts(answer: unknown): readonly [Account, ...Account[]] {
  return some(readAccounts(answer));
}

/** The same accounts, if there are any. Throws `no-accounts`. */
export function some([first, ...rest]: readonly Account[]): readonly [Account, ...Account[]] {
  if (!first) throw new Failure('no-accounts', 'No accounts found');
  return [first, ...rest];
}

function misbehaved(): Failure {
  return new Failure('wallet-misbehaved', 'The wallet answered with a malformed account list');
}
