import { useEffect } from 'react';
import type { Modal } from '../../../application/modal/modal.js';

/** The browser's API for closing the topmost layer, if available: on Android, the back gesture or button. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Goes one screen back when the visitor goes back on Android (`CloseWatcher`). The browser stays on the page, and its history,
 * which belongs to the host's router, is not changed. In browsers without support, going back leaves the page as usual.
 */
export function useCloseRequest(modal: Modal): void {
  useEffect(() => {
    const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    // Elsewhere it would duplicate the Escape key, even if the key was meant for a wallet's own panel.
    if (!Watcher || !/Android/i.test(navigator.userAgent)) return undefined;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new Watcher();
      watcher.onclose = () => {
        // Each watcher reports one request only.
        watch();
        void modal.back();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [modal]);
}
