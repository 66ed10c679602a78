/** Arguments as they were signed or sent: every value with its type, under the names that the signature gives. */

import type { Hex } from './hex.js';

export type Value =
  | { readonly kind: 'uint' | 'int'; readonly value: bigint }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'string'; readonly value: string }
  /** With its checksum. */
  | { readonly kind: 'address'; readonly value: string }
  /** `part`: cut out of another value, whose type it no longer has. */
  | { readonly kind: 'bytes'; readonly value: Hex; readonly part?: true }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'struct'; readonly fields: ReadonlyMap<string, Value> };

export function struct(entries: Iterable<readonly [string, Value]>): Value {
  return { kind: 'struct', fields: new Map(entries) };
}
