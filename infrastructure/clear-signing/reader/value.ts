/** The signed or sent arguments: every value with its type, under the names in the signature. */

import type { Hex } from '../descriptor/hex.js';
import { refuse } from '../descriptor/refusal.js';

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

/** Of two values with one name, the first could not be shown: throws a `Refusal`. */
export function struct(entries: readonly (readonly [string, Value])[]): Value {
  const fields = new Map(entries);
  return fields.size === entries.length ? { kind: 'struct', fields } : refuse('malformed');
}
