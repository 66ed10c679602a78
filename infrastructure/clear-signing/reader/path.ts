/** Paths into the arguments, the container and the descriptor: `#.orders.[0].token`, `@.to`, `data.[-20:]`. */

import { cut, type Hex, lengthOf, wordOf } from '../descriptor/hex.js';
import { refuse } from '../descriptor/refusal.js';
import type { Value } from './value.js';

export type Segment =
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'item'; readonly at: number }
  | { readonly type: 'slice'; readonly start: number | undefined; readonly end: number | undefined };

export interface Path {
  /** The arguments, the container, or the descriptor; undefined for a relative path. */
  readonly root: '#' | '@' | '$' | undefined;
  readonly segments: readonly Segment[];
}

/** One value, or one per item of a list. */
export type Found = Value | { readonly kind: 'each'; readonly of: readonly Found[] };

const MOST_SEGMENTS = 20;

/** Throws a `Refusal` for an invalid path. */
export function readPath(text: string): Path {
  const [, root, rest = ''] = /^(?:([#@$])(?:\.|$))?(.*)$/s.exec(text) ?? [];
  const parts = rest === '' ? [] : rest.split('.');
  if (parts.length > MOST_SEGMENTS) refuse('malformed');
  return { root: root as Path['root'], segments: parts.map(segmentOf) };
}

function segmentOf(text: string): Segment {
  const [, item] = /^\[(-?\d{1,9})\]$/.exec(text) ?? [];
  if (item !== undefined) return { type: 'item', at: Number(item) };
  const [all, start = '', end = ''] = /^\[(?:(-?\d{1,9})?:(-?\d{1,9})?)?\]$/.exec(text) ?? [];
  if (all !== undefined)
    return {
      type: 'slice',
      start: start === '' ? undefined : Number(start),
      end: end === '' ? undefined : Number(end),
    };
  return /^[\w$]+$/.test(text) ? { type: 'name', name: text } : refuse('malformed');
}

/** Throws a `Refusal` if there is nothing with that name. */
export function follow(value: Value, [segment, ...rest]: readonly Segment[]): Found {
  if (!segment) return value;
  switch (segment.type) {
    case 'name': {
      const next = value.kind === 'struct' ? value.fields.get(segment.name) : undefined;
      return follow(next ?? refuse('outside-data'), rest);
    }
    case 'item': {
      const next = value.kind === 'list' ? value.items.at(segment.at) : undefined;
      return follow(next ?? refuse('outside-data'), rest);
    }
    case 'slice': {
      const { start, end } = segment;
      if (value.kind === 'list')
        return { kind: 'each', of: value.items.slice(start, end).map((each) => follow(each, rest)) };
      const bytes = bytesOf(value);
      const length = lengthOf(bytes);
      const from = within(start ?? 0, length);
      const to = within(end ?? length, length);
      if (from > to) refuse('outside-data');
      return follow({ kind: 'bytes', value: cut(bytes, from, to), part: true }, rest);
    }
  }
}

function within(at: number, length: number): number {
  const from = at < 0 ? length + at : at;
  return from < 0 || from > length ? refuse('outside-data') : from;
}

/** Encoded in a word, or unchanged. */
export function bytesOf(value: Value): Hex {
  switch (value.kind) {
    case 'bytes':
      return value.value;
    case 'address':
      return value.value.toLowerCase() as Hex;
    case 'string':
      return hexOf(new TextEncoder().encode(value.value));
    case 'uint':
    case 'int':
      return wordOf(value.value);
    case 'bool':
      return value.value ? '0x01' : '0x00';
    default:
      return refuse('malformed');
  }
}

function hexOf(bytes: Uint8Array): Hex {
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
