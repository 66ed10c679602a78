/** Any value as indented lines of names and values, without JSON syntax, which does not help a reader. */
import { textOf } from '../../../domain/text/text-of.js';

/** The maximum depth. */
const DEEPEST = 12;

export function fieldLines(value: unknown, depth = 0): string {
  const indent = '  '.repeat(depth);
  if (typeof value !== 'object' || value === null) return `${indent}${plain(value)}`;
  const entries = entriesOf(value);
  if (entries.length === 0) return `${indent}–`;
  if (depth >= DEEPEST) return `${indent}…`;
  return entries
    .map(([name, each]) => {
      const inner = fieldLines(each, depth + 1);
      return isSimple(each) ? `${indent}${name}${inner.trimStart()}` : `${indent}${name.trimEnd()}\n${inner}`;
    })
    .join('\n');
}

function isSimple(value: unknown): boolean {
  return typeof value !== 'object' || value === null || entriesOf(value).length === 0;
}

/** Lists are numbered from one, as people count. */
function entriesOf(value: object): [name: string, value: unknown][] {
  if (Array.isArray(value)) return value.map((each, at) => [`${at + 1}. `, each]);
  return Object.entries(value).map(([name, each]) => [`${name}: `, each]);
}

function plain(value: unknown): string {
  return textOf(value) || '–';
}
