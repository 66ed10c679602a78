import type { Modal } from 'porthole';
import { callsStatus, sendCalls } from 'porthole/batch';

const KEY = 'slipway.batch';
const UNDECIDED: readonly string[] = ['timed-out', 'cancelled', 'wallet-disconnected'];
type Calls = Parameters<typeof sendCalls>[1]['calls'];
type Notebook = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Notes what the wallet calls the batch as soon as it has taken it, for a page that is loaded again before the end. */
export async function sendNoted(modal: Modal, calls: Calls, notes: Notebook) {
  const watched = modal.events$.subscribe((event) => {
    if (event.type === 'batch.progressed' && event.progress.id) notes.setItem(KEY, event.progress.id);
  });
  const sent = await sendCalls(modal, { calls });
  watched.unsubscribe();
  // Otherwise nobody knows yet what becomes of it.
  if (sent.ok || !UNDECIDED.includes(sent.failure.code)) notes.removeItem(KEY);
  return sent;
}

/** What became of the batch that was under way, once the wallet is connected again; `undefined`: there was none. */
export async function noted(modal: Modal, notes: Notebook) {
  const id = notes.getItem(KEY);
  if (id === null) return undefined;
  const outcome = await callsStatus(modal, id);
  if (!outcome.ok) return 'unknown';
  if (outcome.value.status !== 'pending') notes.removeItem(KEY);
  return outcome.value.status;
}
