/** The facts of an event in one short line. */
import type { Event } from 'porthole';
import { isFailure } from 'porthole';

export function describeEvent(event: Event): string {
  return Object.entries(event)
    .filter(([name, value]) => name !== 'type' && name !== 'at' && value !== undefined)
    .map(([name, value]) => (value === true ? name : value === false ? `not ${name}` : shorten(value)))
    .filter((text) => text !== '')
    .join(' · ');
}

/** The properties that name a thing, in this order. */
const NAMES = ['name', 'view', 'symbol', 'message', 'method', 'address', 'short', 'text'];

function shorten(value: unknown): string {
  if (typeof value === 'string') return shortenText(value);
  if (typeof value === 'bigint') return `${value}`;
  if (isFailure(value)) return value.code;
  if (Array.isArray(value)) return value.length <= 2 ? value.map(shorten).join(', ') : `${value.length} in all`;
  if (typeof value !== 'object' || value === null) return String(value);
  const facts = new Map<string, unknown>(Object.entries(value));
  const name = NAMES.find((each) => facts.has(each));
  if (name) return shorten(facts.get(name));
  if (facts.has('token')) return shorten(facts.get('token'));
  return [...facts.keys()].join(', ');
}

function shortenText(text: string): string {
  const hex = text.replace(/0x[\da-fA-F]{20,}/g, (found) => `${found.slice(0, 4)}…${found.slice(-6)}`);
  return hex.length > 60 ? `${hex.slice(0, 59)}…` : hex;
}
