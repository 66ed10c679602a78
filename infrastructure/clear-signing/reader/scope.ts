/** The context of a field: the arguments, the request, the descriptor, and what was shown so far. */
import type { ClearNames, ClearQuestion } from '../../../application/ports/clear-signing.js';
import type { ClearWords } from '../../../domain/request/clear-words.js';
import { addressIn, isBytes } from '../descriptor/hex.js';
import { isNode, type Node, own, ownAt, textIn } from '../descriptor/own.js';
import { refuse } from '../descriptor/refusal.js';
import { type Found, follow, readPath } from './path.js';
import type { Value } from './value.js';

/** How many rows and calls may still be described, all inner calls together. */
export interface Quota {
  rows: number;
  calls: number;
}

export interface Scope {
  readonly descriptor: Node;
  readonly chainId: number;
  readonly names: ClearNames;
  readonly root: Value;
  /** The base of relative paths. */
  readonly here: Value;
  readonly container: Value;
  readonly quota: Quota;
  /** Arguments that are shown, or used to show others. */
  readonly seen: Set<Value>;
  /** The description of an inner call; undefined if nothing describes it. */
  readonly inner: (call: Extract<ClearQuestion, { kind: 'call' }>) => Promise<ClearWords | undefined>;
}

/** The value at a path. Throws a `Refusal` if it is out of bounds. */
export function find(scope: Scope, text: string): Found {
  const { root, segments } = readPath(text);
  if (root === '$') return constant(scope, metadataAt(scope, text));
  const start = root === '@' ? scope.container : root === '#' ? scope.root : scope.here;
  const found = follow(start, segments);
  note(scope, start, text);
  return found;
}

/** A constant of the descriptor: literal, from its metadata, or by a key from one of its maps. */
export function constant(scope: Scope, given: unknown): Found {
  if (isNode(given)) return constant(scope, mapped(scope, given));
  if (typeof given === 'boolean') return { kind: 'bool', value: given };
  if (typeof given === 'number')
    return Number.isSafeInteger(given)
      ? { kind: given < 0 ? 'int' : 'uint', value: BigInt(given) }
      : refuse('malformed');
  if (typeof given !== 'string') return refuse('malformed');
  if (/^[@#$]\./.test(given)) return find(scope, given);
  const address = addressIn(given);
  if (address !== undefined) return { kind: 'address', value: address };
  if (isBytes(given)) return { kind: 'bytes', value: given, part: true };
  if (/^-?\d{1,78}$/.test(given)) return { kind: given.startsWith('-') ? 'int' : 'uint', value: BigInt(given) };
  return { kind: 'string', value: given };
}

function mapped(scope: Scope, reference: Node): unknown {
  const [map, keyPath] = [textIn(reference, 'map'), textIn(reference, 'keyPath')];
  if (map === undefined || keyPath === undefined) return refuse('malformed');
  const key = find(scope, keyPath);
  const text =
    key.kind === 'each' || key.kind === 'list' || key.kind === 'struct' ? refuse('malformed') : String(key.value);
  const values = own(metadataAt(scope, map), 'values');
  const hit = isNode(values) && Object.keys(values).find((each) => each.toLowerCase() === text.toLowerCase());
  return typeof hit === 'string' ? own(values, hit) : refuse('outside-data');
}

/** Only the descriptor's metadata counts as values. */
export function metadataAt({ descriptor }: Scope, path: string): unknown {
  const [dollar, metadata, ...rest] = path.split('.');
  if (dollar !== '$' || metadata !== 'metadata' || rest.length === 0) return refuse('outside-data');
  return ownAt(descriptor, ['metadata', ...rest]) ?? refuse('outside-data');
}

/** A slice shows the value it was taken from, but not the other items of a list. */
function note(scope: Scope, start: Value, text: string): void {
  const { segments } = readPath(text);
  const cut = segments.findIndex(({ type }, at) => type === 'slice' && at === segments.length - 1);
  const whole = follow(start, segments);
  mark(scope, whole);
  if (cut >= 0) mark(scope, follow(start, segments.slice(0, cut)), true);
}

function mark(scope: Scope, found: Found, cut = false): void {
  if (found.kind === 'each') for (const each of found.of) mark(scope, each, cut);
  else if (!cut || found.kind !== 'list') scope.seen.add(found);
}
