/** A type as it is hashed (`encodeType` of EIP-712): types that hash alike are the same. */
import { itemType, type TypedData } from '../request/typed-data.js';

export function typeAsHashed(types: TypedData['types'], primaryType: string): string {
  const used = new Set<string>();
  const look = (name: string): void => {
    const base = baseOf(name);
    if (used.has(base) || !Object.hasOwn(types, base)) return;
    used.add(base);
    for (const { type } of types[base] ?? []) look(type);
  };
  look(primaryType);
  const others = [...used].filter((name) => name !== primaryType).sort();
  return [primaryType, ...others].map((name) => `${name}(${fieldsOf(types, name)})`).join('');
}

function fieldsOf(types: TypedData['types'], name: string): string {
  return (types[name] ?? []).map(({ name: field, type }) => `${type} ${field}`).join();
}

function baseOf(type: string): string {
  const item = itemType(type);
  return item === undefined ? type : baseOf(item);
}
