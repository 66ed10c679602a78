/** Names of addresses that are fit to be shown beside one. */
import { inertText } from './inert-text.js';

/** No longer name can be resolved (ENS: 255 bytes). */
const MOST = 255;

/**
 * A name that reads the same to everybody: parts with dots between them, without a blank or a character that is not seen.
 * Nothing for all else. Whether it is written as names are (ENSIP-15) is for those to say who know that rule.
 */
export function shownName(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MOST) return undefined;
  const parts = value.split('.');
  const fit = parts.length > 1 && parts.every((part) => part !== '') && !value.includes(' ');
  return fit && inertText(value, MOST) === value ? value : undefined;
}
