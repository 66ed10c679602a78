/** The fields of typed data, by their declared types. */

import { keccak256, stringToBytes } from 'viem';
import { itemType, type TypedData } from '../../../domain/request/typed-data.js';
import { textOf } from '../../../domain/text/text-of.js';
import { addressIn, isBytes } from '../descriptor/hex.js';
import { refuse } from '../descriptor/refusal.js';
import { struct, type Value } from './value.js';

/** Throws a `Refusal`. */
export function typedValues({ types, primaryType, message }: TypedData): Value {
  const fieldOf = (type: string, value: unknown): Value => {
    const item = itemType(type);
    if (item !== undefined)
      return { kind: 'list', items: (value as readonly unknown[]).map((each) => fieldOf(item, each)) };
    if (!Object.hasOwn(types, type)) return atomOf(type, value);
    const fields = types[type] ?? [];
    return struct(
      fields.map(({ name, type: of }) => [name, fieldOf(of, (value as Readonly<Record<string, unknown>>)[name])]),
    );
  };
  return fieldOf(primaryType, message);
}

/** Distinguishes a type from all others, including those with the same name. */
export function typeHash(data: TypedData): string {
  return keccak256(stringToBytes(encodedType(data)));
}

/** The key of a format: the primary type, then the types it uses, sorted by name. */
export function encodedType({ types, primaryType }: TypedData): string {
  const used = new Set<string>();
  const collect = (type: string): void => {
    const bare = type.replace(/(\[\d*\])+$/, '');
    if (used.has(bare) || !Object.hasOwn(types, bare)) return;
    used.add(bare);
    for (const field of types[bare] ?? []) collect(field.type);
  };
  collect(primaryType);
  used.delete(primaryType);
  return [primaryType, ...[...used].sort()]
    .map((name) => `${name}(${(types[name] ?? []).map((each) => `${each.type} ${each.name}`).join(',')})`)
    .join('');
}

function atomOf(type: string, value: unknown): Value {
  if (type === 'string') return typeof value === 'string' ? { kind: 'string', value } : refuse('undecodable');
  if (type === 'bool') return typeof value === 'boolean' ? { kind: 'bool', value } : refuse('undecodable');
  if (type === 'address') return { kind: 'address', value: addressIn(value) ?? refuse('undecodable') };
  if (type.startsWith('bytes')) return isBytes(value) ? { kind: 'bytes', value } : refuse('undecodable');
  const number = /^(?:0x[\da-f]{1,64}|-?\d{1,78})$/i.test(textOf(value))
    ? BigInt(textOf(value))
    : refuse('undecodable');
  return { kind: type.startsWith('u') ? 'uint' : 'int', value: number };
}
