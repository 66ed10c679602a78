/** Which rows of a long list are rendered. Rows may differ in height: each is measured once rendered, the others are estimated. */

/** The overscan in pixels, so that scrolling shows content at once. */
const SPARE = 300;
/** Rows are added and removed in steps, so that not every scrolled pixel renders again. */
const STEP = 8;
/** Regardless of the window's reported size. */
const MOST_ROWS = 64;
/** Before any was rendered. */
const USUAL_HEIGHT = 64;

export interface DrawnRows {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
}

/** Heights of rows by index. */
export class RowHeights {
  readonly #known: number[] = [];
  #sum = 0;
  #many = 0;

  set(at: number, height: number): void {
    if (height <= 0) return;
    const before = this.#known[at];
    this.#many += before === undefined ? 1 : 0;
    this.#sum += height - (before ?? 0);
    this.#known[at] = height;
  }

  of(at: number): number {
    return this.#known[at] ?? (this.#many > 0 ? this.#sum / this.#many : USUAL_HEIGHT);
  }

  /** The total height of rows from one index to another, exclusive. */
  between(first: number, end: number): number {
    let sum = 0;
    for (let at = first; at < end; at += 1) sum += this.of(at);
    return sum;
  }
}

/**
 * The rows to render when the list is visible from `top` to `bottom`, relative to its start. `bare`: only those, to show them as soon as
 * possible.
 */
export function rowsInView(heights: RowHeights, count: number, top: number, bottom: number, bare = false): DrawnRows {
  const [spare, step] = bare ? [0, 1] : [SPARE, STEP];
  let first = 0;
  let y = 0;
  while (first < count - 1 && y + heights.of(first) <= top - spare) y += heights.of(first++);
  first -= first % step;
  y = heights.between(0, first);
  let end = first;
  while (end < count && y < bottom + spare) y += heights.of(end++);
  end = Math.min(count, Math.max(first + step, Math.ceil(end / step) * step), first + MOST_ROWS);
  return { first, end };
}
