import type { Modal } from '../application/modal/modal.js';
import { loadShell } from './load-shell.js';
import type { MountOptions } from './mount-options.js';

export type { MountOptions } from './mount-options.js';

/**
 * Renders a modal in the page, for hosts without React components. Loads nothing before the modal is needed. Returns a
 * function that removes it.
 */
export function mount(modal: Modal, options: MountOptions = {}): () => void {
  let unmount: (() => void) | undefined;
  let tried = false;
  let wasOpen = false;
  let over = false;
  const load = async () => {
    tried = true;
    try {
      const { mountShell } = await loadShell();
      if (!over) unmount ??= mountShell(modal, options);
    } catch {
      // Offline, or a deployment removed the file. Once closed, the next click tries again.
      void modal.close(true);
    }
  };
  const fetchShell = () => void loadShell().catch(() => undefined);
  if (modal.getState().config.inline) {
    // An inline modal is visible from the start.
    fetchShell();
    modal.preload();
  } else modal.setShell(fetchShell);
  const subscription = modal.state$.subscribe(({ started, shell }) => {
    const opening = shell.open && !wasOpen;
    wasOpen = shell.open;
    // Before the core is loaded, the configuration is incomplete, and there is nothing to render.
    if (!unmount && started && (opening || !tried)) void load();
  });
  return () => {
    over = true;
    subscription.unsubscribe();
    unmount?.();
  };
}
