import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Viewport } from './grid-rows.js';
import type { GridPlace, GridSizes } from './kept-places.js';

export interface GridWindow extends Viewport {
  readonly columns: number;
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** An element with the minimum size of a card in the style sheet. */
  readonly ruler: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Whether the rows rendered last are those in view. */
  readonly isStill: () => boolean;
  /** Scrolls a row into view, as little as possible. */
  readonly reveal: (row: number) => void;
}

const MOST_COLUMNS = 4;
const FEWEST_COLUMNS = 2;
/** The sizes before the first measurement. */
const USUAL = { columns: 4, rowHeight: 101, height: 461 };

/** The visible part of a grid. Its sizes follow the style sheet and the window. */
export function useGridWindow(place: GridPlace): GridWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState<GridSizes>(place.sizes ?? USUAL);
  const [row, setRow] = useState(Math.floor(place.top / sizes.rowHeight));
  const latest = useRef(sizes);
  const rows = useRef({ drawn: row, inView: row });
  useEffect(() => {
    rows.current.drawn = row;
  }, [row]);

  useLayoutEffect(() => {
    const [box, card] = [scroller.current, ruler.current];
    if (!box || !card) return undefined;
    const measure = () => {
      const before = latest.current;
      const rowHeight = Math.ceil(card.getBoundingClientRect().height);
      // Without a layout, as in a hidden page, the last measurement is kept.
      if (rowHeight === 0 || box.clientHeight === 0) return;
      const fit = Math.floor(box.offsetWidth / card.offsetWidth);
      const columns = Math.max(FEWEST_COLUMNS, Math.min(fit, MOST_COLUMNS));
      const now = { columns, rowHeight, height: box.clientHeight };
      if (columns === before.columns && rowHeight === before.rowHeight && now.height === before.height) return;
      latest.current = now;
      place.sizes = now;
      setSizes(now);
      // The same wallets stay in view.
      const first = Math.floor(box.scrollTop / before.rowHeight) * before.columns;
      if (columns !== before.columns) box.scrollTop = Math.floor(first / columns) * rowHeight;
    };
    // Measuring now costs another layout; with known sizes the observer reports soon enough.
    if (!place.sizes) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(card);
    return () => observer.disconnect();
  }, [place]);

  const onScroll = useCallback(() => {
    if (!scroller.current) return;
    rows.current.inView = Math.floor(Math.max(0, scroller.current.scrollTop) / latest.current.rowHeight);
    setRow(rows.current.inView);
  }, []);
  const isStill = useCallback(() => rows.current.inView === rows.current.drawn, []);

  const reveal = useCallback((wanted: number) => {
    const place = scroller.current;
    if (!place) return;
    const { rowHeight, height } = latest.current;
    const top = wanted * rowHeight;
    if (top < place.scrollTop) place.scrollTop = top;
    else if (top + rowHeight > place.scrollTop + height) place.scrollTop = top + rowHeight - height;
  }, []);

  return { ...sizes, row, scroller, ruler, onScroll, isStill, reveal };
}
