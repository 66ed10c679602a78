/** Nobody's mailbox is flooded: so many mails to an address, then a rest. */
import { Refusal } from './refusal.js';

const MOST = 20;
const SPAN_MS = 10 * 60_000;

/** Throws when the address has had enough mails. */
export function mailLimit(now: () => number): (address: string) => void {
  const sent = new Map<string, readonly number[]>();
  return (address) => {
    const key = address.toLowerCase();
    const recent = (sent.get(key) ?? []).filter((at) => at > now() - SPAN_MS);
    if (recent.length >= MOST) throw new Refusal('Too many mails to this address. Try again in 10 minutes', 429);
    sent.set(key, [...recent, now()]);
    if (sent.size > 10_000)
      for (const [each, times] of sent) if ((times.at(-1) ?? 0) <= now() - SPAN_MS) sent.delete(each);
  };
}
