/**
 * Addresses made to be taken for others: who compares only their ends sends to a stranger. Making one that begins and
 * ends like another takes a computer minutes; none comes about by chance.
 */

import type { Namespace } from '../network/caip.js';
import { sameAddress } from './address.js';

/** The prefix that all addresses of a kind share. */
const COMMON = /^(?:0x|(?:bc|tb|bcrt)1.)/i;
/** At either end at least, and at both together. */
const LEAST = 2;
/** Hex digits distinguish less than other letters. */
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

/** How many letters two texts begin with alike. */
function alikeFrom(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count] === b[count]) count += 1;
  return count;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
