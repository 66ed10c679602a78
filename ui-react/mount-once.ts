import type { Modal } from '../application/modal/modal.js';
import { mount } from './mount.js';
import type { Messages } from './words/words.js';

const mounted = new WeakMap<Modal, { users: number; readonly unmount: () => void }>();

/** Several providers of one modal, as on pages with islands, share one place. */
export function mountOnce(modal: Modal, messages: Messages | undefined): () => void {
  const entry = mounted.get(modal) ?? { users: 0, unmount: mount(modal, { messages }) };
  mounted.set(modal, entry);
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    mounted.delete(modal);
    entry.unmount();
  };
}
