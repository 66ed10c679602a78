/** A figure that fits on one line. */
import type { Figure, Formatter } from '../../../domain/format/formatter.js';
import type { BalanceFigure } from './token-rows.js';

export interface ShownFigure extends Figure {
  /** About how wide it is, in digits. */
  readonly wide: number;
  /** The full text, if it is shortened. */
  readonly whole?: string;
}

/** The number of characters of a symbol that are always shown, including the space before it. */
const SYMBOL = 9;
/** In digits. More would be too small to read. */
const WIDEST = 30;

/** A figure longer than any line is shown by its first digits and its length: `≈ $1.158×10^59`. */
export function shownFigure({ main, rest, value, dollars }: BalanceFigure, format: Formatter): ShownFigure {
  const long = widthOf(main) > WIDEST;
  const shown = long ? { main: `≈ ${format.huge(value, dollars)}`, rest: dollars ? '' : rest } : { main, rest };
  return {
    ...shown,
    wide: widthOf(shown.main + shown.rest.slice(0, SYMBOL)),
    ...((long || rest.length > SYMBOL) && { whole: main + rest }),
  };
}

function widthOf(text: string): number {
  // Letters and signs are up to this much wider than digits, depending on the font.
  const tenths = (each: string) => (/[,. ]/.test(each) ? 5 : /[\d$]/.test(each) ? 10 : 13);
  return [...text].reduce((sum, each) => sum + tenths(each), 0) / 10;
}
