import { useEffect, useRef } from 'react';
import type { OpeningWay } from '../../../application/connect/intents.js';

/**
 * Opens a wallet automatically, once for each way to pair, when its link is known. Only while the browser counts this as
 * part of a user gesture: otherwise it would block it, or ask. The button stays in either case.
 */
export function useOpenedByItself(open: (way: OpeningWay) => void, way: string, ready: boolean): void {
  const done = useRef(new Set<string>());
  useEffect(() => {
    if (!ready || (way !== 'mobile' && way !== 'desktop') || done.current.has(way)) return;
    done.current.add(way);
    if (navigator.userActivation?.isActive) open(way satisfies OpeningWay);
  }, [open, way, ready]);
}
