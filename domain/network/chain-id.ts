/** Chain ids of the eip155 namespace: as CAIP-2 text, number and hex (EIP-695). */

import { Failure } from '../failure/failure.js';
import { type NetworkId, networkIdOf } from './caip.js';

const EIP155_ID = /^eip155:([1-9]\d{0,15})$/;

/** `eip155:137` → `0x89`. Anything malformed or of another namespace → `0x0`. */
export function chainIdToHex(id: string | undefined): `0x${string}` {
  const number = Number(EIP155_ID.exec(id ?? '')?.[1] ?? 0);
  return `0x${(Number.isSafeInteger(number) ? number : 0).toString(16)}`;
}

/** The number after the colon; `undefined` for nothing, `NaN` for a reference that is not a number. */
export function chainIdToNumber(id: string | undefined): number | undefined {
  if (id === undefined) return undefined;
  const reference = id.slice(id.indexOf(':') + 1);
  return /^\d+$/.test(reference) ? Number(reference) : Number.NaN;
}

/**
 * The network a wallet says it is on. Wallets answer `eth_chainId` and `chainChanged` with hex text, decimal text or a
 * number. Throws `wallet-misbehaved` for everything else, zero and unsafe numbers included.
 */
export function readChainId(value: unknown): NetworkId {
  const readable =
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    (typeof value === 'string' && /^(0x[\da-fA-F]{1,32}|\d{1,32})$/.test(value));
  const number = readable ? Number(value) : 0;
  if (!Number.isSafeInteger(number) || number <= 0) {
    throw new Failure('wallet-misbehaved', 'The wallet answered with a malformed chain id', {
      data: { chainId: shown(value) },
    });
  }
  return networkIdOf('eip155', number);
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 80) : typeof value;
}
