import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

export interface LineFocus {
  /** The line that has or last had the focus: it is always rendered. */
  readonly active: number;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Lines that Page Up and Page Down pass. */
const PAGE = 7;

/**
 * In a list of any length, Tab, arrow keys, Page Up and Down, Home and End move from line to line. If lines are inserted before it,
 * the focused line keeps the focus; if it is removed, the one in its place gets it.
 */
export function useLineFocus(list: HTMLElement | null, keys: readonly string[]): LineFocus {
  const [last, setLast] = useState<{ readonly key: string | undefined; readonly at: number }>({
    key: undefined,
    at: 0,
  });
  const wanted = useRef(false);
  const focused = useRef<HTMLElement>(undefined);
  const active = placeOf(keys, last);

  useLayoutEffect(() => {
    const gone = focused.current?.isConnected === false;
    if (!wanted.current && !gone) return;
    if (wanted.current || document.activeElement === document.body)
      list?.querySelector<HTMLElement>(`[data-at="${active}"]`)?.focus();
    wanted.current = false;
    if (gone) focused.current = undefined;
  });

  return {
    active,
    onFocus: ({ target }) => {
      const at = Number(target.dataset.at);
      if (!Number.isInteger(at)) return;
      focused.current = target;
      setLast({ key: keys[at], at });
    },
    onBlur: ({ target }) => {
      // A removed element may get a blur event while it is still connected.
      queueMicrotask(() => {
        if (target.isConnected && focused.current === target) focused.current = undefined;
      });
    },
    onKeyDown: (event) => {
      const next = lineAfterKey(event.key, active, keys.length);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (next === active) return;
      wanted.current = true;
      setLast({ key: keys[next], at: next });
    },
  };
}

/** The current index of that line. */
function placeOf(
  keys: readonly string[],
  { key, at }: { readonly key: string | undefined; readonly at: number },
): number {
  if (keys[at] === key) return at;
  const found = key === undefined ? -1 : keys.indexOf(key);
  return found >= 0 ? found : Math.max(0, Math.min(at, keys.length - 1));
}

/** Where a key moves from a line; it stops at both ends. */
export function lineAfterKey(key: string, at: number, count: number): number | undefined {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + PAGE, PageUp: at - PAGE, Home: 0, End: count - 1 }[
    key
  ];
  return to === undefined || count === 0 ? undefined : Math.max(0, Math.min(to, count - 1));
}
