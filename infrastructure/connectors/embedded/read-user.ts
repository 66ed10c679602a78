/** Parses the frame's user into accounts and a network. Throws `wallet-misbehaved`. */
import type { Account } from '../../../domain/address/account.js';
import { checksumAddress } from '../../../domain/address/checksum-address.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { Namespace, NetworkId } from '../../../domain/network/caip.js';
import { readChainId } from '../../../domain/network/chain-id.js';
import { isNetworkId } from '../../../domain/network/is-network-id.js';
import type { AnswerPayloads } from './schema.js';

export interface ReadUser {
  /** The preferred one first, without duplicates. */
  readonly accounts: readonly [Account, ...Account[]];
  readonly networkId: NetworkId;
}

const ADDRESSES: Partial<Record<Namespace, RegExp>> = {
  eip155: /^0x[\da-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
};

export function readUser(
  namespace: Namespace,
  { address, chainId, accounts = [], preferredAccountType }: AnswerPayloads['GET_USER'],
): ReadUser {
  const preferred = namespace === 'eip155' && preferredAccountType === 'smartAccount' ? 'smartAccount' : 'eoa';
  const first: Account = { namespace, address: spelled(namespace, address), type: preferred };
  const others = accounts.flatMap((account): Account[] => {
    const next: Account = { namespace, address: spelled(namespace, account.address), type: account.type };
    return next.address === first.address && next.type === first.type ? [] : [next];
  });
  return { accounts: [first, ...others], networkId: readNetwork(namespace, chainId) };
}

/** As a CAIP-2 id, or as an eip155 chain id. */
export function readNetwork(namespace: Namespace, chainId: string | number): NetworkId {
  if (isNetworkId(chainId)) {
    if (chainId.startsWith(`${namespace}:`)) return chainId;
    throw new Failure('wallet-misbehaved', 'The embedded wallet is on a network in another namespace');
  }
  if (namespace !== 'eip155')
    throw new Failure('wallet-misbehaved', 'The embedded wallet is on a network in another namespace');
  return readChainId(chainId);
}

function spelled(namespace: Namespace, address: string): string {
  if (ADDRESSES[namespace]?.test(address) === false)
    throw new Failure('wallet-misbehaved', 'The embedded wallet returned a malformed address');
  return namespace === 'eip155' ? checksumAddress(address) : address;
}
