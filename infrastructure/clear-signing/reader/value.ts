/** The signed or sent arguments: every value with its type, under the names in the signature. */

import type { Hex } from './hex.js';

export type Value =
  | { readonly kind: 'uint' | 'int'; readonly value: bigint }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'string'; readonly value: string }
  /** With its checksum. */
  | { readonly kind: 'address'; readonly value: string }
  /** `part`: a slice of another value, without that value's type. */
  | { readonly kind: 'bytes'; readonly value: Hex; readonly part?: true }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'struct'; readonly fields: ReadonlyMap<string, Value> };

export function struct(entries: Iterable<readonly [string, Value]>): Value {
  return { kind: 'struct', fields: new Map(entries) };
}
