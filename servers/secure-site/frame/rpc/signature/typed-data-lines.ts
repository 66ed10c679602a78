/** Every signed field on a separate line, indented by nesting. */
import { isHex } from 'viem';
import { itemType, signedValues, type TypedData } from '../../../../../domain/request/typed-data.js';
import { readableText } from '../../../../../ui-react/views/approve/readable-text.js';
import { hexText } from './hex-text.js';

export function typedDataLines({ types, primaryType, message }: TypedData): string {
  const linesOf = (type: string, name: string, value: unknown, depth: number): readonly string[] => {
    const start = '  '.repeat(depth) + oneLine(name);
    const item = itemType(type);
    if (item !== undefined) {
      const items = value as readonly unknown[];
      if (items.length === 0) return [`${start}: nothing`];
      return [`${start}:`, ...items.flatMap((each, index) => linesOf(item, `${index + 1}.`, each, depth + 1))];
    }
    const fields = Object.hasOwn(types, type) ? types[type] : undefined;
    if (!fields) return [`${start}: ${oneLine(String(value))}`];
    return [`${start}:`, ...inside(fields, value, depth + 1)];
  };
  const inside = (fields: TypedData['types'][string], value: unknown, depth: number) =>
    fields.flatMap(({ name, type }) => linesOf(type, name, (value as Readonly<Record<string, unknown>>)[name], depth));
  return inside(types[primaryType] ?? [], message, 0).join('\n');
}

/** Whether dynamic bytes that are not text are signed: another request may be hidden in them. */
export function hasBytes(data: TypedData): boolean {
  return signedValues(data).some(([type, value]) => type === 'bytes' && !isHexText(value));
}

/** A value with line breaks could look like several fields. */
export function oneLine(text: string): string {
  return readableText(text).replace(/[\n\t]/g, (sign) => (sign === '\n' ? '[U+000A]' : '[U+0009]'));
}

function isHexText(value: unknown): boolean {
  return value === '0x' || (isHex(value) && hexText(value) !== undefined);
}
