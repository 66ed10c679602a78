import { useEffect, useRef } from 'react';

/** The browser's own word for "close what is on top", where it has one: on Android, the gesture or button that goes back. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Calls back when the visitor goes back on Android (`CloseWatcher`). The browser stays on the page, and its history,
 * which belongs to the host's router, is not changed. In browsers without support, going back leaves the page as usual.
 */
export function useCloseRequest(onRequest: () => void): void {
  const latest = useRef(onRequest);
  useEffect(() => {
    latest.current = onRequest;
  });
  useEffect(() => {
    const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    // Elsewhere it would be the Escape key a second time, and also where the key was meant for a wallet's own panel.
    if (!Watcher || !/Android/i.test(navigator.userAgent)) return undefined;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new Watcher();
      watcher.onclose = () => {
        // Each watcher reports one request only.
        watch();
        latest.current();
      };
    };
    watch();
    return () => watcher.destroy();
  }, []);
}
