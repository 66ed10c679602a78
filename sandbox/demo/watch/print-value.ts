/** Any value of the state as readable JSON: big numbers in full, long texts cut, no secrets. */
import { isFailure } from 'porthole';

/** Longer texts are images or data that nobody reads here. */
const LONGEST = 120;

/** Wallet requests of a page are kept as they came: they can be circular, or have throwing getters. */
export function printValue(value: unknown): string {
  const within: unknown[] = [];
  try {
    const printed = JSON.stringify(
      value,
      function (this: unknown, key, each: unknown) {
        while (within.length > 0 && within.at(-1) !== this) within.pop();
        const shown = replace(key, each);
        if (typeof shown !== 'object' || shown === null) return shown;
        if (within.includes(shown)) return 'itself, again';
        within.push(shown);
        return shown;
      },
      2,
    );
    return printed ?? 'undefined';
  } catch {
    return 'cannot be shown';
  }
}

function replace(key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'a function';
  if (isFailure(value)) return { code: value.code, message: value.message };
  if (typeof value !== 'string') return value;
  // RPC URLs may contain keys.
  if ((key === '' || /^\d+$/.test(key)) && /^https?:/.test(value)) return hostOf(value);
  return value.length > LONGEST ? `${value.slice(0, 40)}… (${value.length} characters)` : value;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? `${new URL(url).origin}/…` : 'an address';
}
