/** Arguments that the screen does not show. */
import type { ClearRow } from '../../../domain/request/clear-words.js';
import { inertText } from '../../../domain/text/inert-text.js';
import { raw } from './shown.js';
import type { Value } from './value.js';

const MOST = 100;

export function restOf(root: Value, seen: ReadonlySet<Value>): readonly ClearRow[] {
  const rows: ClearRow[] = [];
  const walk = (value: Value, path: readonly string[]): void => {
    if (seen.has(value) || rows.length >= MOST) return;
    if (value.kind === 'struct') for (const [name, inner] of value.fields) walk(inner, [...path, name]);
    else if (value.kind === 'list') value.items.forEach((inner, at) => void walk(inner, [...path, `${at + 1}`]));
    else rows.push({ label: inertText(path.join(' › '), 80), ...raw(value) });
  };
  walk(root, []);
  return rows;
}
