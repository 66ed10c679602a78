import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export interface ListFocus {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Tab reaches every button and link of a list; arrow keys, Home and End move through them as well. If the focused row is removed, the one
 * in its place gets the focus.
 */
export function useListFocus(): ListFocus {
  const ref = useRef<HTMLUListElement>(null);
  /** The last focused element, and the index of its row. */
  const last = useRef<{ readonly stop: HTMLElement; readonly place: number }>(undefined);

  useLayoutEffect(() => {
    if (!last.current) return;
    const stops = stopsOf(ref.current);
    if (stops.includes(last.current.stop)) return;
    const place = Math.min(last.current.place, stops.length - 1);
    const stop = stops[place];
    last.current = stop && { stop, place };
    if (document.activeElement === document.body) stop?.focus();
  });

  return {
    ref,
    onFocus: ({ target }) => {
      const stops = stopsOf(ref.current);
      const stop = target as HTMLElement;
      const place = stops.indexOf(stop);
      if (place >= 0) last.current = { stop, place };
    },
    onKeyDown: walk,
  };
}

function stopsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const stops = stopsOf(event.currentTarget);
  const at = stops.indexOf(event.target as HTMLElement);
  const next = nextIndex(event.key, at, stops.length, getComputedStyle(event.currentTarget).direction === 'rtl');
  if (next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
}

/** The target of a key in a list; `undefined` if there is none. */
export function nextIndex(key: string, at: number, length: number, rightToLeft = false): number | undefined {
  if (at < 0 || length === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  return (at + (rightToLeft && sideways ? -step : step) + length) % length;
}
