import type { Modal } from 'porthole';
import { sendCalls } from 'porthole/batch';

/** Two transfers in one request. A wallet without support for batches gets them one by one. */
export async function payBoth(modal: Modal, harbour: string, pilot: string): Promise<string> {
  const calls = [
    { to: harbour, value: 2_000_000_000_000_000n },
    { to: pilot, value: 1_000_000_000_000_000n },
  ];
  const sent = await sendCalls(modal, { calls, fallback: 'sequential' });
  if (sent.ok) return `Paid with ${sent.value.hashes.length} transaction(s).`;
  const { code, data } = sent.failure;
  const done = Array.isArray(data.done) ? data.done.length : 0;
  return done > 0 ? `The first ${done} of them went through, then: ${code}.` : `Nothing was paid: ${code}.`;
}
