/**
 * Accepts clicks only while the visitor sees the button: the browser reports that nothing covers the frame, and the
 * frame has not just moved under the pointer or received the focus. Each change restarts the waiting time.
 */
import type { WatchVisibility } from './in-sight.js';
import { pointerPath } from './pointer-path.js';
import { SETTLING_MS } from './settling.js';

export interface Vouched {
  /** Whether the button was visible from the start of the click. */
  takes(press: MouseEvent | KeyboardEvent, began: number): boolean;
  /** Something else may be where the pointer is. */
  moved(): void;
  end(): void;
}

/** `turn`: called when it becomes visible, changes, or is no longer visible. */
export function vouched(
  view: Window,
  element: Element,
  watch: WatchVisibility,
  turn: (seen: boolean) => void,
): Vouched {
  const path = pointerPath();
  const over = new AbortController();
  const { signal } = over;
  let isSeen = false;
  let changed = performance.now();
  let focusedSince = changed;
  // No page can move the wallet's own window.
  const isOwn = view.parent === view;
  let byFinger = false;
  const begin = (seen: boolean): void => {
    changed = performance.now();
    isSeen = seen;
    turn(seen);
  };
  const stopWatching = watch(element, begin);
  const follow = (at: PointerEvent): void => {
    byFinger = isOwn && at.pointerType === 'touch';
    // A finger is nowhere before it touches: each first touch would seem to be an entry.
    const itself = path.follows(at) || byFinger;
    // A visitor who clicks repeatedly was clicking something else before: they have to stop first.
    const hasty = at.type === 'pointerdown' && performance.now() < changed + SETTLING_MS;
    if (isSeen && (!itself || hasty)) begin(true);
  };
  for (const kind of ['pointermove', 'pointerdown', 'pointerover'] as const)
    view.addEventListener(kind, follow, { capture: true, signal });
  view.document.documentElement.addEventListener(
    'pointerleave',
    ({ pointerType }) => pointerType === 'touch' || path.end(),
    { signal },
  );
  // A resize moves the content under a resting pointer.
  for (const shown of [view, view.visualViewport])
    shown?.addEventListener('resize', () => isSeen && begin(true), { signal });
  view.addEventListener('focus', () => (focusedSince = performance.now()), { signal });
  // Another tab may have been closed under a finger.
  view.document.addEventListener('visibilitychange', () => isSeen && begin(true), { signal });
  return {
    takes(press, began) {
      const byPointer = press instanceof MouseEvent && press.detail > 0;
      return isSeen && ((byPointer && !byFinger) || began >= focusedSince + SETTLING_MS);
    },
    moved: () => {
      if (isSeen) begin(true);
    },
    end() {
      stopWatching();
      over.abort();
    },
  };
}
