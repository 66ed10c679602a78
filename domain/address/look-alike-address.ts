/**
 * Addresses made to resemble others, for visitors who compare only the first and last characters. An address with the same start and end as
 * another can be generated in minutes; it does not occur by chance.
 */

import type { Namespace } from '../network/caip.js';
import { sameAddress } from './address.js';

/** The prefix that all addresses of a kind share. */
const COMMON = /^(?:0x|(?:bc|tb|bcrt)1.)/i;
/** Minimum matches: at either end, and at both ends together. */
const LEAST = 2;
/** Hex digits carry less information than base58 letters. */
const TOGETHER = { eip155: 7, other: 5 } as const;

export function resembles(namespace: Namespace, one: string, other: string): boolean {
  if (sameAddress(namespace, one, other)) return false;
  const [a, b] = [one, other].map((each) => plain(namespace, each)) as [string, string];
  const start = alikeFrom(a, b);
  const end = alikeFrom(reversed(a), reversed(b));
  return Math.min(start, end) >= LEAST && start + end >= TOGETHER[namespace === 'eip155' ? 'eip155' : 'other'];
}

function plain(namespace: Namespace, address: string): string {
  const rest = address.replace(COMMON, '');
  return namespace === 'eip155' ? rest.toLowerCase() : rest;
}

/** The length of the common prefix of two texts. */
function alikeFrom(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count] === b[count]) count += 1;
  return count;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
