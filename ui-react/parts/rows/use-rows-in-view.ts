import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DrawnRows, RowHeights, rowsInView } from './rows-in-view.js';

export interface RowsInView {
  readonly list: RefObject<HTMLUListElement | null>;
  /** The indexes of the rows to render, in this order. */
  readonly drawn: readonly number[];
  /** The space for the rows above and below them, in pixels. */
  readonly above: number;
  readonly below: number;
  /** Scrolls until the row at that index is rendered in its place. */
  readonly reveal: (at: number) => void;
}

/** Before anything is measured. */
const FIRST_VIEW = 640;
const LEAVING = 'leaving';
/** Milliseconds: a few frames. */
const AFTER_PAINT = 50;

/** The rows of a list to render: those in view, and `kept`, wherever it is. The list scrolls with its container. */
export function useRowsInView(count: number, kept: number | undefined): RowsInView {
  const list = useRef<HTMLUListElement>(null);
  const [heights] = useState(() => new RowHeights());
  const [{ first, end }, setRows] = useState<DrawnRows>(() => rowsInView(heights, count, 0, FIRST_VIEW, true));
  /** Visible rows are painted first; the overscan follows. */
  const painted = useRef(false);

  const look = useCallback(() => {
    const place = list.current;
    if (!place) return;
    const box = place.closest('.ph-body')?.getBoundingClientRect();
    // Not laid out, as in a hidden page.
    if (!box || box.height === 0) return;
    const { top } = place.getBoundingClientRect();
    const [from, to] = [Math.max(box.top, 0) - top, Math.min(box.bottom, innerHeight) - top];
    const now = rowsInView(heights, count, from, to, !painted.current);
    const enough = ({ first: begin, end: over }: DrawnRows) =>
      painted.current ? begin === now.first && over === now.end : begin <= now.first && over >= now.end;
    setRows((last) => (enough(last) ? last : now));
  }, [count, heights]);

  /**
   * The number of rows when the visitor scrolled to the end: they stay there while rows turn out higher than estimated. `LEAVING` from
   * another key until the browser has scrolled away.
   */
  const atEnd = useRef<number | typeof LEAVING>(undefined);
  const guessed = useRef(0);
  const stayAtEnd = () => {
    const box = list.current?.closest('.ph-body');
    if (!box || atEnd.current !== count) return;
    const height = heights.between(0, count);
    if (height !== guessed.current) setRows((last) => ({ ...last }));
    guessed.current = height;
    if (!endsIn(box)) box.scrollTo({ top: box.scrollHeight, behavior: 'instant' });
  };

  const many = Array.from({ length: Math.max(0, Math.min(end, count) - first) }, (_, at) => first + at);
  const away = kept !== undefined && kept < count && (kept < first || kept >= end) ? kept : undefined;
  const drawn = away === undefined ? many : away < first ? [away, ...many] : [...many, away];
  const awayHeight = away === undefined ? 0 : heights.of(away);

  useLayoutEffect(() => {
    for (const [at, row] of [...(list.current?.children ?? [])].entries()) {
      const index = drawn[at];
      if (index !== undefined) heights.set(index, row.getBoundingClientRect().height);
    }
    look();
    stayAtEnd();
  });

  useEffect(() => {
    const timer = setTimeout(() => {
      painted.current = true;
      look();
    }, AFTER_PAINT);
    return () => clearTimeout(timer);
  }, [look]);

  useEffect(() => {
    const place = list.current;
    const box = place?.closest('.ph-body');
    if (!place || !box) return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(box);
    // The scroll container is the screen, or the page of an inline modal.
    const root = place.getRootNode();
    const how = { capture: true, passive: true };
    const onScroll = () => {
      if (!endsIn(box)) atEnd.current = undefined;
      else if (atEnd.current !== LEAVING) atEnd.current = count;
      look();
    };
    // The browser itself scrolls to the end as estimated when the key was pressed.
    const onKeyDown = (event: Event) => {
      const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
      atEnd.current = key !== 'End' && atEnd.current ? LEAVING : undefined;
      const other = defaultPrevented || altKey || ctrlKey || metaKey || shiftKey;
      if (key !== 'End' || other || !box.contains(target as Node) || (target as Element).matches('input, textarea'))
        return;
      if (box.scrollHeight <= box.clientHeight) return;
      event.preventDefault();
      atEnd.current = count;
      box.scrollTo({ top: box.scrollHeight, behavior: 'instant' });
      look();
    };
    for (const each of [root, window]) each.addEventListener('scroll', onScroll, how);
    root.addEventListener('keydown', onKeyDown);
    return () => {
      observer.disconnect();
      for (const each of [root, window]) each.removeEventListener('scroll', onScroll, how);
      root.removeEventListener('keydown', onKeyDown);
    };
  }, [look, count]);

  const reveal = (at: number) => {
    const place = list.current;
    const box = place?.closest('.ph-body');
    if (!place || !box || (at >= first && at < end)) return;
    const scroller = box.scrollHeight > box.clientHeight ? box : document.scrollingElement;
    const top = place.getBoundingClientRect().top - box.getBoundingClientRect().top;
    scroller?.scrollBy({ top: top + heights.between(0, at) - box.clientHeight / 2, behavior: 'instant' });
    look();
  };

  return {
    list,
    drawn,
    above: Math.max(
      0,
      heights.between(0, Math.min(first, count)) - (away !== undefined && away < first ? awayHeight : 0),
    ),
    below: Math.max(0, heights.between(end, count) - (away !== undefined && away >= end ? awayHeight : 0)),
    reveal,
  };
}

/** Whether it is scrolled to its end. */
function endsIn(box: Element): boolean {
  return box.scrollHeight - box.clientHeight - box.scrollTop < 2;
}
