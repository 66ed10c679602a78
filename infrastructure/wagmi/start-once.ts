import type { Modal } from '../../application/modal/modal.js';
import { isOnServer } from './wagmi-session.js';

/**
 * Starts following the modal for a key, unless that has been started and not been stopped since; on a server, nothing
 * starts. Returns what stops it: the same function until then. `running`: by key.
 */
export function startOnce(
  running: WeakMap<object, () => void>,
  key: object,
  modal: Modal,
  begin: () => () => void,
): () => void {
  let end: (() => void) | undefined;
  const stop = () => {
    end?.();
    // It may have been started again since.
    if (running.get(key) === stop) running.delete(key);
  };
  const known = running.get(key);
  if (known) return known;
  // Before it begins: beginning may ask whether it runs.
  running.set(key, stop);
  if (!isOnServer(modal)) end = begin();
  return stop;
}
