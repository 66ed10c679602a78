/**
 * Every field that is signed, a line each, indented as it is nested. What is not described by the types is not signed, and
 * not shown. Throws when the data does not fit its types.
 */
import { isHex } from 'viem';
import { readableText } from '../../../../ui-react/views/approve/readable-text.js';
import { invalid } from '../coded-error.js';
import { hexText } from './hex-text.js';
import type { TypedData } from './read-typed-data.js';

const DEEPEST = 20;

export function typedDataLines({ types, primaryType, message }: TypedData): string {
  const linesOf = (type: string, name: string, value: unknown, depth: number): readonly string[] => {
    const start = '  '.repeat(depth) + oneLine(name);
    if (depth > DEEPEST || value === undefined || value === null) throw misfit();
    const [, item] = /^(.*)\[\d*\]$/.exec(type) ?? [];
    if (item !== undefined) {
      if (!Array.isArray(value)) throw misfit();
      if (value.length === 0) return [`${start}: nothing`];
      return [`${start}:`, ...value.flatMap((each: unknown, index) => linesOf(item, `${index + 1}.`, each, depth + 1))];
    }
    const fields = Object.hasOwn(types, type) ? types[type] : undefined;
    if (!fields) {
      if (typeof value === 'object') throw misfit();
      return [`${start}: ${oneLine(String(value))}`];
    }
    if (typeof value !== 'object') throw misfit();
    return [`${start}:`, ...fields.flatMap((each) => linesOf(each.type, each.name, own(value, each.name), depth + 1))];
  };
  return (types[primaryType] ?? []).flatMap(({ name, type }) => linesOf(type, name, own(message, name), 0)).join('\n');
}

/** Whether bytes of any length are signed that are no text: another request may be hidden in them. */
export function hasBytes({ types, primaryType, message }: TypedData): boolean {
  const inside = (type: string, value: unknown): boolean => {
    const [, item] = /^(.*)\[\d*\]$/.exec(type) ?? [];
    if (item !== undefined) return Array.isArray(value) && value.some((each: unknown) => inside(item, each));
    const fields = Object.hasOwn(types, type) ? types[type] : undefined;
    if (!fields) return type === 'bytes' && !isHexText(value);
    return (
      typeof value === 'object' && value !== null && fields.some((each) => inside(each.type, own(value, each.name)))
    );
  };
  return inside(primaryType, message);
}

/** A value that breaks lines could pretend to be several. */
function oneLine(text: string): string {
  return readableText(text).replace(/[\n\t]/g, (sign) => (sign === '\n' ? '[U+000A]' : '[U+0009]'));
}

function isHexText(value: unknown): boolean {
  return value === '0x' || (isHex(value) && hexText(value) !== undefined);
}

function own(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

function misfit(): Error {
  return invalid('What is to be signed contradicts its own description');
}
