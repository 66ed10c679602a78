import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export interface RovingFocus {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * A list is one stop for Tab: arrow keys, Home and End walk through its buttons and links. Tab comes back to where they
 * left, at first to the chosen row. When the row with the keyboard goes away, the one in its place gets it.
 */
export function useRovingFocus(): RovingFocus {
  const ref = useRef<HTMLUListElement>(null);
  /** Where the keyboard was last, and the how many-th row that was. */
  const last = useRef<{ readonly stop: HTMLElement; readonly place: number }>(undefined);

  useLayoutEffect(() => {
    const stops = stopsOf(ref.current);
    const at = last.current ? stops.indexOf(last.current.stop) : -1;
    const gone = at < 0 && last.current;
    const place = gone ? Math.min(gone.place, stops.length - 1) : at < 0 ? chosenIndex(stops) : at;
    const stop = stops[place];
    leadTabTo(stops, place);
    if (!gone) return;
    last.current = stop && { stop, place };
    if (document.activeElement === document.body) stop?.focus();
  });

  return {
    ref,
    onFocus: ({ target }) => {
      const stops = stopsOf(ref.current);
      const stop = target as HTMLElement;
      const place = stops.indexOf(stop);
      if (place < 0) return;
      last.current = { stop, place };
      leadTabTo(stops, place);
    },
    onKeyDown: walk,
  };
}

function stopsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
}

function chosenIndex(stops: readonly HTMLElement[]): number {
  const chosen = stops.findIndex((stop) => stop.hasAttribute('aria-current'));
  return Math.max(chosen, 0);
}

function leadTabTo(stops: readonly HTMLElement[], place: number): void {
  for (const [index, stop] of stops.entries()) stop.tabIndex = index === place ? 0 : -1;
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const stops = stopsOf(event.currentTarget);
  const at = stops.indexOf(event.target as HTMLElement);
  const next = nextIndex(event.key, at, stops.length, getComputedStyle(event.currentTarget).direction === 'rtl');
  if (next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
}

/** Where a key leads from one stop of a list to another; `undefined` when it leads nowhere. */
export function nextIndex(key: string, at: number, length: number, rightToLeft = false): number | undefined {
  if (at < 0 || length === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  return (at + (rightToLeft && sideways ? -step : step) + length) % length;
}
