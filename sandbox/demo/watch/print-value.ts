/** Any value of the modal's state as JSON for people: big numbers whole, long texts cut, nothing secret. */
import { isFailure } from 'porthole';

/** Longer texts are pictures or data; nobody reads them here. */
const LONGEST = 120;

export function printValue(value: unknown): string {
  return JSON.stringify(value, replace, 2) ?? 'undefined';
}

function replace(key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'a function';
  if (isFailure(value)) return { code: value.code, message: value.message };
  if (typeof value !== 'string') return value;
  // Addresses of nodes are where keys are hidden.
  if ((key === '' || /^\d+$/.test(key)) && /^https?:/.test(value)) return hostOf(value);
  return value.length > LONGEST ? `${value.slice(0, 40)}… (${value.length} characters)` : value;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? `${new URL(url).origin}/…` : 'an address';
}
