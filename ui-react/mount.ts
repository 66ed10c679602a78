import type { Modal } from '../application/modal/modal.js';
import { loadShell } from './load-shell.js';
import { NO_MODAL } from './missing-modal.js';
import type { MountOptions } from './mount-options.js';

export type { MountOptions } from './mount-options.js';

/**
 * Renders a modal in the page, for hosts without React components. Loads nothing before the modal is needed. Returns a
 * function that removes it. Throws an `Error` without a modal.
 */
export function mount(modal: Modal, options: MountOptions = {}): () => void {
  if (!modal?.getState) throw new Error(NO_MODAL);
  let unmount: (() => void) | undefined;
  let tried: boolean | undefined;
  let wasAsked: unknown;
  if (modal.getState().config.inline) {
    // An inline modal is visible from the start.
    loadShell().catch(() => undefined);
    modal.preload();
  } else modal.setShell(loadShell);
  const subscription = modal.state$.subscribe(({ started, shell, router }) => {
    // Opening sets a new history. A modal that may not be closed is opened again while it is open.
    const asked = shell.open && router.history;
    const opening = asked && asked !== wasAsked;
    wasAsked = asked;
    // Before the core is loaded, the configuration is incomplete, and there is nothing to render.
    if (unmount || !started || (tried && !opening)) return;
    tried = true;
    loadShell()
      .then(({ mountShell }) => {
        unmount ??= mountShell(modal, options);
      })
      // Offline, or a deployment removed the file. The next click tries again.
      .catch(() => modal.close(true));
  });
  return () => {
    subscription.unsubscribe();
    // If it is still being loaded, it is not rendered any more.
    unmount ??= () => undefined;
    unmount();
  };
}
