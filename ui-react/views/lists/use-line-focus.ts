import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

export interface LineFocus {
  /** The line that Tab leads to: it is drawn wherever it is. */
  readonly active: number;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Lines that Page Up and Page Down pass. */
const PAGE = 7;

/** A list of any length is one stop for Tab; arrow keys, Page Up and Down, Home and End walk in it. */
export function useLineFocus(list: HTMLElement | null, count: number): LineFocus {
  const [last, setLast] = useState(0);
  const wanted = useRef(false);
  const active = Math.min(last, Math.max(0, count - 1));

  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    list?.querySelector<HTMLElement>(`[data-at="${active}"]`)?.focus();
  });

  return {
    active,
    onFocus: ({ target }) => {
      const at = Number(target.dataset.at);
      if (Number.isInteger(at)) setLast(at);
    },
    onKeyDown: (event) => {
      const next = lineAfterKey(event.key, active, count);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (next === active) return;
      wanted.current = true;
      setLast(next);
    },
  };
}

/** Where a key leads from a line; at either end it leads no further. */
export function lineAfterKey(key: string, at: number, count: number): number | undefined {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + PAGE, PageUp: at - PAGE, Home: 0, End: count - 1 }[
    key
  ];
  return to === undefined || count === 0 ? undefined : Math.max(0, Math.min(to, count - 1));
}
