/** Parses a descriptor into plain data of bounded size and depth, without dangerous keys. */
import { isNode, type Node, textIn } from './own.js';
import { refuse } from './refusal.js';

/** The largest of the public registry has 477 kB. */
const MOST_BYTES = 600_000;
const DEEPEST = 24;
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses JSON text or accepts an object. Throws a `Refusal`. */
export function readDescriptor(given: unknown): Node {
  const text = typeof given === 'string' ? given : textOf(given);
  if (text.length > MOST_BYTES) refuse('too-large');
  const value = parsed(text);
  if (!isNode(value)) refuse('not-json');
  mustBePlain(value, 0);
  mustBeKnown(textIn(value, '$schema'));
  return value;
}

/** Serializing drops everything but data, so no code of the caller runs later. */
function textOf(given: unknown): string {
  try {
    return JSON.stringify(given) ?? refuse('not-json');
  } catch {
    return refuse('not-json');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('not-json');
  }
}

function mustBePlain(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) refuse('too-deep');
  for (const [name, inner] of Object.entries(value)) {
    if (UNSAFE.has(name)) refuse('unsafe-key');
    mustBePlain(inner, depth + 1);
  }
}

/** The schema's name includes the version; other major versions cannot be read. */
function mustBeKnown(schema: string | undefined): void {
  const [, major] = /v(\d+)(?:\.\d+)*\.schema\.json$/.exec(schema ?? '') ?? [];
  if (schema !== undefined && major !== '1' && major !== '2') refuse('unknown-version');
}
