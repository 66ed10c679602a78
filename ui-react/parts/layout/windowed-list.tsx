import { type FocusEvent, Fragment, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { nextIndex } from '../rows/use-list-focus.js';
import { useRowsInView } from '../rows/use-rows-in-view.js';
import type { LongListProps } from './long-list-props.js';

/** A list `Group` that renders only visible rows, with Tab and arrow key navigation. */
export function WindowedList<T>({ items, keyOf, marks, label, chosen = 0, row }: LongListProps<T>) {
  /** The focused row, or the last focused one: the same one, wherever it moves. */
  const [last, setLast] = useState<{ readonly key: string | undefined; readonly at: number }>();
  const active = last ? placeOf(items, keyOf, last) : chosen;
  const wanted = useRef(false);
  const focused = useRef<HTMLElement>(undefined);
  const { list, drawn, above, below, reveal } = useRowsInView(items.length, active);

  const go = (at: number) => {
    const item = items[at];
    setLast({ key: item && keyOf(item), at });
  };

  useLayoutEffect(() => {
    const gone = focused.current?.isConnected === false;
    if (!wanted.current && !gone) return;
    const stop = stopOf(rowsOf(list.current)[drawn.indexOf(active)]);
    const lost = gone && document.activeElement === document.body;
    if (stop && (wanted.current || lost)) {
      stop.focus({ preventScroll: true });
      stop.scrollIntoView({ block: 'nearest' });
    }
    wanted.current = false;
    if (gone) focused.current = undefined;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = pageKey(event, active, items.length) ?? nextIndex(event.key, active, items.length, rightToLeft);
    if (next === undefined || !stopOf(event.target as Element)) return;
    event.preventDefault();
    wanted.current = true;
    reveal(next);
    go(next);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const at = drawn[rowsOf(list.current).findIndex((each) => each.contains(target))];
    if (at === undefined) return;
    focused.current = target;
    if (at !== active || !last) go(at);
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    // An element that is removed may report blur while it is still there.
    queueMicrotask(() => {
      if (target.isConnected && focused.current === target) focused.current = undefined;
    });
  };

  return (
    <ul
      ref={list}
      className={`ph-group${marks ? ' ph-group-marks' : ''}`}
      aria-label={label}
      style={{ paddingBlock: `${above}px ${below}px` }}
      {...{ onKeyDown, onFocus, onBlur }}
    >
      {drawn.map((at) => {
        const item = items[at];
        if (item === undefined) return null;
        return (
          <Fragment key={keyOf(item)}>{row(item, { 'aria-posinset': at + 1, 'aria-setsize': items.length })}</Fragment>
        );
      })}
    </ul>
  );
}

function placeOf<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  { key, at }: { readonly key: string | undefined; readonly at: number },
): number {
  const here = items[at];
  if (here !== undefined && keyOf(here) === key) return at;
  const found = items.findIndex((item) => keyOf(item) === key);
  return found >= 0 ? found : Math.min(at, items.length - 1);
}

/** The distance of Page Up and Page Down. */
const PAGE = 6;

function pageKey({ key }: { readonly key: string }, at: number, count: number): number | undefined {
  const step = { PageDown: PAGE, PageUp: -PAGE }[key];
  return step === undefined ? undefined : Math.max(0, Math.min(at + step, count - 1));
}

function rowsOf(list: HTMLElement | null): Element[] {
  return [...(list?.children ?? [])];
}

/** The focused element in a row, including the row itself. */
function stopOf(row: Element | undefined): HTMLElement | undefined {
  const what = 'button, a[href]';
  if (row?.matches(what)) return row as HTMLElement;
  return row?.querySelector<HTMLElement>(what) ?? undefined;
}
