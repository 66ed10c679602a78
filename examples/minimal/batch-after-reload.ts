import type { Modal } from 'porthole';
import { callsStatus, sendCalls } from 'porthole/batch';

const KEY = 'slipway.batch';
const UNDECIDED: readonly string[] = ['timed-out', 'cancelled', 'wallet-disconnected'];
type Calls = Parameters<typeof sendCalls>[1]['calls'];
type Notebook = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores the wallet's id of the batch once the wallet has accepted it, for a page that is reloaded before the batch is confirmed. */
export async function sendNoted(modal: Modal, calls: Calls, notes: Notebook) {
  const watched = modal.events$.subscribe((event) => {
    if (event.type === 'batch.progressed' && event.progress.id) notes.setItem(KEY, event.progress.id);
  });
  const sent = await sendCalls(modal, { calls });
  watched.unsubscribe();
  // Otherwise the result is not known yet.
  if (sent.ok || !UNDECIDED.includes(sent.failure.code)) notes.removeItem(KEY);
  return sent;
}

/** The status of the stored batch, once the wallet is connected again; `undefined` if there is none. */
export async function noted(modal: Modal, notes: Notebook) {
  const id = notes.getItem(KEY);
  if (id === null) return undefined;
  const outcome = await callsStatus(modal, id);
  if (!outcome.ok) return 'unknown';
  if (outcome.value.status !== 'pending') notes.removeItem(KEY);
  return outcome.value.status;
}
