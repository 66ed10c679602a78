import type { Modal } from '../application/modal/modal.js';
import type { RouterState } from '../application/shell/router.js';
import { loadShell } from './load-shell.js';
import { NO_MODAL } from './missing-modal.js';
import type { MountOptions } from './mount-options.js';

export type { MountOptions } from './mount-options.js';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** In development: what removes each modal that is in the page. */
const mounted = /* @__PURE__ */ new WeakMap<Modal, Set<() => void>>();

/**
 * Renders a modal in the page, for hosts without React components. Loads nothing before the modal is needed. Returns a
 * function that removes it. Throws an `Error` without a modal. A modal that is mounted twice is drawn twice: in development, the console says so.
 */
export function mount(modal: Modal, options: MountOptions = {}): () => void {
  if (!modal?.getState) throw new Error(NO_MODAL);
  let unmount: (() => void) | undefined;
  let tried: RouterState | undefined;
  if (modal.getState().config.inline) {
    // An inline modal is visible from the start.
    loadShell().catch(() => undefined);
    modal.preload();
  } else modal.setShell(loadShell);
  const subscription = modal.state$.subscribe(({ started, shell, router }) => {
    // Before the core is loaded, the configuration is incomplete, and there is nothing to render. After a failure, each opening tries
    // again, also of a modal that a decision keeps open: it has a new router.
    if (unmount || !started || (tried && (!shell.open || tried === router))) return;
    tried = router;
    loadShell()
      .then(({ mountShell }) => {
        unmount ??= mountShell(modal, options);
      })
      // Offline, or a deployment removed the file. The next click tries again.
      .catch(() => modal.close(true));
  });
  const remove = () => {
    subscription.unsubscribe();
    // If it is still being loaded, it is not rendered any more.
    unmount ??= () => undefined;
    unmount();
  };
  try {
    // Not in production: the bundler removes it.
    if (process.env.NODE_ENV !== 'production') return noted(modal, remove);
  } catch {
    // Without `NODE_ENV`, nothing is reported.
  }
  return remove;
}

function noted(modal: Modal, remove: () => void): () => void {
  const removers = mounted.get(modal) ?? new Set();
  mounted.set(modal, removers);
  // biome-ignore lint/suspicious/noConsole: a mistake of the page, which nothing else would show
  if (removers.size > 0) console.error('[porthole]', TWICE);
  removers.add(remove);
  return () => {
    removers.delete(remove);
    remove();
  };
}

const TWICE =
  'This modal is in the page already, and is now drawn twice. Use one of `PortholeProvider`, `PortholeInline`, `defineElements` and `mount`, once.';
