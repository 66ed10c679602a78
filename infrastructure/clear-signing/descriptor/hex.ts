/** Bytes as hexadecimal text. */
import { isAddressShape } from '../../../domain/address/address.js';
import { checksumAddress } from '../../../domain/address/checksum-address.js';
import { textOf } from '../../../domain/text/text-of.js';

export type Hex = `0x${string}`;

/** Whole bytes. */
export function isBytes(value: unknown): value is Hex {
  return typeof value === 'string' && value.length % 2 === 0 && /^0x[\da-f]*$/i.test(value);
}

export function lengthOf(bytes: Hex): number {
  return (bytes.length - 2) / 2;
}

export function cut(bytes: Hex, start: number, end?: number): Hex {
  return `0x${bytes.slice(2 + 2 * start, end === undefined ? undefined : 2 + 2 * end)}`;
}

/** As a 32-byte word. */
export function wordOf(value: bigint): Hex {
  return `0x${BigInt.asUintN(256, value).toString(16).padStart(64, '0')}`;
}

/** With its checksum; undefined if it is not an address. */
export function addressIn(value: unknown): string | undefined {
  const text = textOf(value);
  return isAddressShape('eip155', text) ? checksumAddress(text) : undefined;
}
