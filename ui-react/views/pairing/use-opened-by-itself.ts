import { useEffect, useRef } from 'react';
import type { OpeningWay } from '../../../application/connect/intents.js';

/**
 * Opens a wallet by itself, once for each way, when there is something to open it with. Only while the browser takes that for
 * the visitor's own doing: otherwise it would stop it, or ask. The button stays either way.
 */
export function useOpenedByItself(open: (way: OpeningWay) => void, way: string, ready: boolean): void {
  const done = useRef(new Set<string>());
  useEffect(() => {
    if (!ready || (way !== 'mobile' && way !== 'desktop') || done.current.has(way)) return;
    done.current.add(way);
    if (navigator.userActivation?.isActive) open(way satisfies OpeningWay);
  }, [open, way, ready]);
}
