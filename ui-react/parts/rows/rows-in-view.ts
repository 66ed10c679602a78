/** Which rows of a long list are drawn. Rows may differ in height: each is known once it was drawn, the others are guessed. */

/** Drawn beyond what is in view, in pixels, so that scrolling has something to show at once. */
const SPARE = 300;
/** Rows are added and removed in steps, so that not every scrolled pixel renders again. */
const STEP = 8;
/** Regardless of the window's reported size. */
const MOST_ROWS = 64;
/** Before any was drawn. */
const USUAL_HEIGHT = 64;

export interface DrawnRows {
  readonly first: number;
  /** Not included. */
  readonly end: number;
}

/** Heights of rows by their place in the list. */
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

  /** Of the rows from one to another, that one not included. */
  between(first: number, end: number): number {
    let sum = 0;
    for (let at = first; at < end; at += 1) sum += this.of(at);
    return sum;
  }
}

/**
 * The rows to draw when the list is in view from `top` to `bottom`, counted from where it begins. `bare`: none but those, for
 * they are to be seen as soon as may be.
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
