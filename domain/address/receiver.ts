/** What can be wrong with sending to an address that has the right shape. */

import type { Namespace } from '../network/caip.js';
import type { Token } from '../token/token.js';
import { isAddressShape, sameAddress } from './address.js';
import { checksumAddress } from './checksum-address.js';
import { resembles } from './look-alike-address.js';

/** Warnings before sending. None of them blocks it. */
export type ReceiverCaution = 'burn-address' | 'yourself' | 'token-contract' | 'look-alike';

/** Burn addresses. On Solana, 32 ones are the address of the system program. */
const BURN_ADDRESSES: Partial<Record<Namespace, readonly string[]>> = {
  eip155: [`0x${'0'.repeat(40)}`, `0x${'0'.repeat(36)}dead`],
  solana: ['1'.repeat(32), '1nc1nerator11111111111111111111111111111111'],
};

/** Whether an address can be sent to: it has the right shape, and its mixed case, if any, is a valid checksum (ERC-55). */
export function isReceiver(namespace: Namespace, address: string): boolean {
  return isAddressShape(namespace, address) && !hasWrongChecksum(namespace, address);
}

/** Mixed case is a checksum; a single case carries none. */
export function hasWrongChecksum(namespace: Namespace, address: string): boolean {
  if (namespace !== 'eip155' || !isAddressShape(namespace, address)) return false;
  const digits = address.slice(-40);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return false;
  return checksumAddress(`0x${digits}`) !== `0x${digits}`;
}

export interface ReceiverSituation {
  readonly namespace: Namespace;
  readonly receiver: string;
  /** The account that sends. */
  readonly from: string;
  /** The tokens known on this network. */
  readonly tokens: readonly Pick<Token, 'address'>[];
  /** Known addresses: the account's own, and those it sent to before. */
  readonly familiar?: readonly string[];
}

/** The most important warning about this receiver; `undefined` if there is none. */
export function receiverCaution(situation: ReceiverSituation): ReceiverCaution | undefined {
  const { namespace, receiver, from, tokens, familiar = [] } = situation;
  const is = (address: string) => sameAddress(namespace, receiver, address);
  if (!isReceiver(namespace, receiver)) return undefined;
  if (BURN_ADDRESSES[namespace]?.some(is)) return 'burn-address';
  if (is(from)) return 'yourself';
  if (tokens.some(({ address }) => address !== undefined && is(address))) return 'token-contract';
  return imitatedBy(namespace, receiver, familiar) ? 'look-alike' : undefined;
}

/** The known address that a receiver resembles without being one of them. */
export function imitatedBy(namespace: Namespace, receiver: string, familiar: readonly string[]): string | undefined {
  if (familiar.some((each) => sameAddress(namespace, each, receiver))) return undefined;
  return familiar.find((each) => resembles(namespace, each, receiver));
}
