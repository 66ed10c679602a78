/**
 * The site's log: a line of JSON for each event. Only what is passed is written: no bodies, no queries, no tokens; an email as
 * a keyed hash, a client as its address block.
 */
import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';

type Fact = string | number | boolean | undefined;

export type Log = (level: 'info' | 'warning' | 'error', event: string, facts?: Readonly<Record<string, Fact>>) => void;

export function jsonLog(write: (line: string) => void, now: () => number = Date.now): Log {
  return (level, event, facts = {}) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...facts })}\n`);
}

export const silentLog: Log = () => undefined;

/** The same email gives the same text with the same key; without the key it reveals nothing. */
export function emailMark(key: string): (email: string) => string {
  return (email) => createHmac('sha256', key).update(email.toLowerCase()).digest('base64url').slice(0, 16);
}

/** The first three numbers of IPv4, the first three groups of IPv6: enough to see an attack, but no person. */
export function addressBlock(address: string): string {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(address) !== 6 || address.includes('%')) return 'unknown';
  const [head = '', tail] = address.split('::');
  const [front, back] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  const filled = tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill('0'), ...back];
  return `${filled.slice(0, 3).join(':')}::/48`;
}
