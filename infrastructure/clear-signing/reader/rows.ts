/** The fields of a format as rows, in order. */
import type { ClearRow, ClearValue } from '../../../domain/request/clear-words.js';
import { inertText } from '../../../domain/text/inert-text.js';
import { lengthOf } from '../descriptor/hex.js';
import { isNode, listIn, type Node, nodeIn, own, textIn } from '../descriptor/own.js';
import { refuse } from '../descriptor/refusal.js';
import { formatted } from './formats.js';
import { paramsOf } from './params.js';
import type { Found } from './path.js';
import { constant, find, type Scope } from './scope.js';
import { numberOf, raw } from './shown.js';
import type { Value } from './value.js';

export interface Rows {
  readonly rows: ClearRow[];
  /** The shown value of each path, for the sentence; undefined if a path is ambiguous. */
  readonly values: Map<string, ClearValue | undefined>;
}

type At = readonly (readonly [index: number, of: number])[];

const DEEPEST = 6;

export async function rowsOf(fields: readonly unknown[], scope: Scope, excluded: readonly unknown[]): Promise<Rows> {
  const made: Rows = { rows: [], values: new Map() };
  await addAll(fields, scope, '', made, excluded, 0);
  return made;
}

async function addAll(
  fields: readonly unknown[],
  scope: Scope,
  prefix: string,
  made: Rows,
  excluded: readonly unknown[],
  depth: number,
): Promise<void> {
  if (depth > DEEPEST) refuse('too-deep');
  for (const field of fields) {
    if (!isNode(field)) refuse('malformed');
    else if (Array.isArray(field.fields)) await addGroup(field, scope, prefix, made, excluded, depth);
    else await addField(withDefinition(field, scope), scope, prefix, made, excluded);
  }
}

async function addGroup(
  group: Node,
  scope: Scope,
  prefix: string,
  made: Rows,
  excluded: readonly unknown[],
  depth: number,
): Promise<void> {
  const path = textIn(group, 'path');
  const fields = listIn(group, 'fields');
  const label = textIn(group, 'label');
  const start = made.rows.length;
  if (path === undefined && group.iteration === 'bundled') await addBundled(fields, scope, prefix, made, excluded);
  else if (path === undefined) await addAll(fields, scope, prefix, made, excluded, depth + 1);
  else {
    const places = flat(find({ ...scope, seen: new Set() }, path));
    if (places.length > scope.quota.rows) refuse('too-long');
    const inside = `${joined(prefix, path)}.`;
    for (const [here] of places) await addAll(fields, { ...scope, here }, inside, made, excluded, depth + 1);
  }
  const [first] = made.rows.slice(start);
  if (label !== undefined && first && first.before === undefined)
    made.rows[start] = { ...first, before: inertText(label, 80) };
}

/** First the first items of all lists, then the second ones. */
async function addBundled(
  fields: readonly unknown[],
  scope: Scope,
  prefix: string,
  made: Rows,
  excluded: readonly unknown[],
): Promise<void> {
  const parts: Rows[] = [];
  for (const field of fields) {
    const part: Rows = { rows: [], values: made.values };
    await addField(isNode(field) ? withDefinition(field, scope) : refuse('malformed'), scope, prefix, part, excluded);
    if (part.rows.length > 0) parts.push(part);
  }
  const length = parts[0]?.rows.length ?? 0;
  if (parts.some(({ rows }) => rows.length !== length)) refuse('unequal-lists');
  for (let at = 0; at < length; at += 1) made.rows.push(...parts.flatMap(({ rows }) => rows[at] ?? []));
}

async function addField(
  field: Node,
  scope: Scope,
  prefix: string,
  made: Rows,
  excluded: readonly unknown[],
): Promise<void> {
  const { visible = 'always', value: fixed, format, encryption } = field;
  const path = textIn(field, 'path');
  if (visible === 'never' || (path !== undefined && excluded.includes(path))) return;
  if ((path === undefined) === (fixed === undefined)) refuse('malformed');
  const seen = new Set<Value>();
  const found = path === undefined ? constant(scope, fixed) : find({ ...scope, seen }, path);
  const label = inertText(textIn(field, 'label') ?? refuse('malformed'), 80);
  let all: ClearValue | undefined;
  for (const [value, at] of flat(found)) {
    if (!isShown(visible, value, scope)) continue;
    scope.seen.add(value);
    if (scope.quota.rows <= 0) refuse('too-long');
    scope.quota.rows -= 1;
    const params = paramsOf(field.params, scope, at);
    const shown = isNode(encryption)
      ? { value: inertText(textIn(encryption, 'fallbackLabel') ?? '[Encrypted]', 80) }
      : await formatted(format, value, params, scope);
    const before = textIn(field, 'separator')?.replace('{index}', String(at[0]?.[0] ?? 0));
    made.rows.push({ label, ...shown, ...(before !== undefined && { before: inertText(before, 80) }) });
    all = all ? { value: `${all.value} and ${shown.value}` } : shown;
  }
  // A slice shows the value it was taken from.
  if (typeof visible === 'string') for (const each of seen) scope.seen.add(each);
  if (path !== undefined && all) remember(made.values, prefix, path, all);
}

/** A field may also be named by its path within its group, if that is unambiguous. */
function remember(values: Rows['values'], prefix: string, path: string, found: ClearValue): void {
  const short = bare(path);
  const whole = joined(prefix, path);
  for (const name of new Set([whole, short])) {
    const isOther = values.has(name) && values.get(name)?.value !== found.value && name !== whole;
    values.set(name, isOther ? undefined : found);
  }
}

function joined(prefix: string, path: string): string {
  return /^[#@$]/.test(path) ? bare(path) : prefix + path;
}

/** The prefix for arguments is optional; all items of a list may be named as the list. */
export function bare(path: string): string {
  return path.replace(/^#\./, '').replace(/\.\[\]$/, '');
}

/** Every single value, with its index in each surrounding list. */
function flat(found: Found, at: At = []): readonly (readonly [Value, At])[] {
  const items = found.kind === 'each' ? found.of : found.kind === 'list' ? found.items : undefined;
  if (!items) return [[found as Value, at]];
  return items.flatMap((each, index) => flat(each, [...at, [index, items.length]]));
}

function isShown(visible: unknown, value: Value, scope: Scope): boolean {
  const [unless, must] = [own(visible, 'ifNotIn'), own(visible, 'mustMatch')];
  if (Array.isArray(unless)) return !isOneOf(value, unless, scope);
  if (Array.isArray(must)) return isOneOf(value, must, scope) ? false : refuse('must-match');
  return true;
}

function isOneOf(value: Value, list: readonly unknown[], scope: Scope): boolean {
  return list.some((each) => {
    if (each === null) return false;
    const other = constant(scope, each);
    return other.kind !== 'each' && sameText(value) === sameText(other);
  });
}

/** Numbers have several notations; bytes equal the number that they encode, and empty bytes equal zero. */
function sameText(value: Value): string {
  const isNumber = value.kind === 'bytes' ? lengthOf(value.value) <= 32 : value.kind === 'uint' || value.kind === 'int';
  return isNumber ? String(numberOf(value)) : raw(value).value.toLowerCase();
}

/** The field's own parameters take precedence, one by one. */
function withDefinition(field: Node, { descriptor }: Scope): Node {
  const reference = textIn(field, '$ref');
  if (reference === undefined) return field;
  const [, name] = /^\$\.display\.definitions\.([\w$-]+)$/.exec(reference) ?? refuse('malformed');
  const definition = own(nodeIn(nodeIn(descriptor, 'display'), 'definitions'), name ?? '');
  if (!isNode(definition)) return refuse('outside-data');
  return { ...definition, ...field, params: { ...nodeIn(definition, 'params'), ...nodeIn(field, 'params') } };
}
