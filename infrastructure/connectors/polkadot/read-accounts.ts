/** The accounts that a wallet shares with the site. */
import type { Account } from '../../../domain/address/account.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { readSs58, respelled } from '../../chains/polkadot/ss58.js';
import { itemsOf } from '../wallet-standard/standard-wallet.js';
import { networkOf } from './network-of.js';

export interface OpenedAccount {
  /** In the wallet's format. */
  readonly address: string;
  /** The only network that it is for. Absent: all. */
  readonly only: NetworkId | undefined;
}

/** The accounts of this namespace, in the wallet's order. Throws `wallet-misbehaved` for an invalid one. */
export function readAccounts(value: unknown): readonly OpenedAccount[] {
  return itemsOf(value).flatMap((own): readonly OpenedAccount[] => {
    // Some wallets also list EVM accounts.
    if (readProperty(own, 'type') === 'ethereum') return [];
    const address = readProperty(own, 'address');
    if (typeof address !== 'string' || !readSs58(address))
      throw new Failure('wallet-misbehaved', 'The wallet answered with a malformed account');
    const genesis = readProperty(own, 'genesisHash');
    return [{ address, only: typeof genesis === 'string' && genesis !== '' ? networkOf(genesis) : undefined }];
  });
}

/** The accounts that can be used on the network, in its format, without duplicates. */
export function accountsOn(opened: readonly OpenedAccount[], network: NetworkId): readonly Account[] {
  const addresses = opened
    .filter(({ only }) => only === undefined || only === network)
    .flatMap(({ address }) => respelled(address, network) ?? []);
  return [...new Set(addresses)].map((address) => ({ namespace: 'polkadot', address, type: 'eoa' }));
}
