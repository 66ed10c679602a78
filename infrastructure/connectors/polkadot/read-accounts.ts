/** The accounts that a wallet opens to the site. */
import type { Account } from '../../../domain/address/account.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { readSs58, respelled } from '../../chains/polkadot/ss58.js';
import { itemsOf } from '../wallet-standard/standard-wallet.js';
import { networkOf } from './network-of.js';

export interface OpenedAccount {
  /** As the wallet spells it. */
  readonly address: string;
  /** The one network that it is for. Absent: all. */
  readonly only: NetworkId | undefined;
}

/** The accounts of this namespace, in the wallet's order. Throws `wallet-misbehaved` for an invalid one. */
export function readAccounts(value: unknown): readonly OpenedAccount[] {
  return itemsOf(value).flatMap((own): readonly OpenedAccount[] => {
    // Some wallets list those of EVM networks as well.
    if (readProperty(own, 'type') === 'ethereum') return [];
    const address = readProperty(own, 'address');
    if (typeof address !== 'string' || !readSs58(address))
      throw new Failure('wallet-misbehaved', 'The wallet answered with a malformed account');
    const genesis = readProperty(own, 'genesisHash');
    return [{ address, only: typeof genesis === 'string' && genesis !== '' ? networkOf(genesis) : undefined }];
  });
}

/** Those that can be used on the network, as it spells them, each once. */
export function accountsOn(opened: readonly OpenedAccount[], network: NetworkId): readonly Account[] {
  const addresses = opened
    .filter(({ only }) => only === undefined || only === network)
    .flatMap(({ address }) => respelled(address, network) ?? []);
  return [...new Set(addresses)].map((address) => ({ namespace: 'polkadot', address, type: 'eoa' }));
}
