/** Which rows of a long grid are rendered, and where keys move in it. All rows have the same height. */

export interface Span {
  readonly first: number;
  /** Not included. */
  readonly end: number;
}

export interface Viewport {
  /** The first row that is in view, if only in part. */
  readonly row: number;
  readonly height: number;
  readonly rowHeight: number;
}

/** Rows rendered above and below the view, so that scrolling shows content at once. */
const SPARE = 4;
/** Regardless of the window's reported size. */
const MOST_ROWS = 36;

/** The rows in view. */
export function rowsInView({ row, height, rowHeight }: Viewport, rows: number): Span {
  const first = Math.max(0, Math.min(row, rows - 1));
  const many = Math.min(Math.ceil(height / rowHeight) + 1, MOST_ROWS - 2 * SPARE);
  return { first, end: Math.min(rows, first + many) };
}

/** The rows to render, in order; always includes `kept`. `bare`: only those in view and `kept`. */
export function rowsToDraw(viewport: Viewport, rows: number, kept: number, bare = false): readonly number[] {
  const { first, end } = rowsInView(viewport, rows);
  const spare = bare ? 0 : SPARE;
  const from = Math.max(0, first - spare);
  const to = Math.min(rows, end + spare);
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  if (kept < 0 || kept >= rows || (kept >= from && kept < to)) return drawn;
  return kept < from ? [kept, ...drawn] : [...drawn, kept];
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

export interface GridShape {
  readonly count: number;
  readonly columns: number;
  /** Rows that Page Up and Page Down pass. */
  readonly page: number;
  readonly rightToLeft: boolean;
}

/** Where a key moves from a card, as usual in grids: Home and End in the row, with Control in the whole grid. */
export function cardAfterKey({ key, ctrlKey }: GridKey, at: number, shape: GridShape): number | undefined {
  const { count, columns, page, rightToLeft } = shape;
  if (count === 0) return undefined;
  const last = count - 1;
  const start = at - (at % columns);
  const down = (rows: number) => {
    const lastRow = Math.floor(last / columns);
    const row = Math.min(Math.floor(at / columns) + rows, lastRow);
    return Math.min(row * columns + (at % columns), last);
  };
  const up = (rows: number) => Math.max(Math.floor(at / columns) - rows, 0) * columns + (at % columns);
  switch (key) {
    case 'ArrowRight':
      return clamp(rightToLeft ? at - 1 : at + 1, last);
    case 'ArrowLeft':
      return clamp(rightToLeft ? at + 1 : at - 1, last);
    case 'ArrowDown':
      return down(1);
    case 'ArrowUp':
      return up(1);
    case 'PageDown':
      return down(page);
    case 'PageUp':
      return up(page);
    case 'Home':
      return ctrlKey ? 0 : start;
    case 'End':
      return ctrlKey ? last : Math.min(start + columns - 1, last);
    default:
      return undefined;
  }
}

function clamp(at: number, last: number): number {
  return Math.max(0, Math.min(at, last));
}
