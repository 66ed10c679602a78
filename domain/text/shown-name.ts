/** Names of addresses that are safe to show. */
import { inertText } from './inert-text.js';

/** No longer name can be resolved (ENS: 255 bytes). */
const MOST = 255;

/**
 * A name without blanks or invisible characters, in parts separated by dots; undefined for anything else. Does not
 * check ENSIP-15 normalization: callers do.
 */
export function shownName(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MOST) return undefined;
  const parts = value.split('.');
  const fit = parts.length > 1 && parts.every((part) => part !== '') && !value.includes(' ');
  return fit && inertText(value, MOST) === value ? value : undefined;
}
