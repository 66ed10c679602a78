/** A figure as it fits on one line. */
import { decimalText, roundDecimal } from '../../../domain/money/decimal.js';
import type { BalanceFigure } from './token-rows.js';

export interface ShownFigure extends BalanceFigure {
  /** About how wide it is, in digits. */
  readonly wide: number;
  /** All of it, where some of it is not shown. */
  readonly whole?: string;
}

/** Of a symbol, so much is sure to be shown: a space before it included. */
const SYMBOL = 9;
/** In digits. More would be too small to read. */
const WIDEST = 30;

/** A figure longer than any line is shown by its first digits and its length: `≈ $1.158×10^59`. */
export function shownFigure({ main, rest }: BalanceFigure): ShownFigure {
  const long = widthOf(main) > WIDEST;
  const shown = long ? { main: inShort(main), rest: rest.startsWith('.') ? '' : rest } : { main, rest };
  return {
    ...shown,
    wide: widthOf(shown.main + shown.rest.slice(0, SYMBOL)),
    ...((long || rest.length > SYMBOL) && { whole: main + rest }),
  };
}

function widthOf(text: string): number {
  // Letters and signs are wider than digits, in some fonts by that much.
  const tenths = (each: string) => (/[,. ]/.test(each) ? 5 : /[\d$]/.test(each) ? 10 : 13);
  return [...text].reduce((sum, each) => sum + tenths(each), 0) / 10;
}

function inShort(figure: string): string {
  const sign = figure.startsWith('$') ? '$' : '';
  const [whole = ''] = figure.replace(/[$,]/g, '').split('.');
  const first = roundDecimal({ digits: BigInt(whole), scale: whole.length - 1 }, 3);
  // Nines may have become one digit more.
  const more = first.digits > 9_999n;
  return `≈ ${sign}${more ? '1.000' : decimalText(first)}×10^${whole.length - (more ? 0 : 1)}`;
}
