/** English. Loaded with the screens that show numbers; other languages come on top of it. */
import { formatAddress } from '../address/format-address.js';
import { english, formatBalance, formatDollars, formatNumber, formatUpTo } from '../money/format-number.js';
import { exactDigits, fixedDigits, hugeDigits } from '../money/shown-digits.js';
import {
  formatDate,
  formatMoment,
  formatMonth,
  formatRelativeDate,
  formatTransactionDate,
} from '../transaction/format-date.js';
import type { Formatter } from './formatter.js';

/** Not a number. */
export const UNKNOWN = '—';

export const enFormatter: Formatter = {
  locale: 'en',
  held: formatBalance,
  moved: (value, unit, sign = '') => withUnit(written(sign) + said(fixedDigits(value, 3)), unit),
  exact: (value, unit, sign = '') => withUnit(written(sign) + said(exactDigits(value)), unit),
  upTo: (value, places, unit) => withUnit(formatUpTo(value, places), unit),
  number: (value, places = 2) => said(fixedDigits(value, places)),
  dollars: (value) => (fixedDigits(value, 2) ? formatDollars(value) : UNKNOWN),
  dollarFigure(value) {
    const [main = '', cents = '00'] = formatDollars(value).split('.');
    return { main, rest: `.${cents}` };
  },
  huge(value, dollars) {
    const { first, power } = hugeDigits(value);
    return `${dollars ? '$' : ''}${first}×10^${power}`;
  },
  percent: (value) => `${said(exactDigits(value))}%`,
  count: (value) => formatNumber(value, 0),
  list: (items) => new Intl.ListFormat('en').format(items),
  day: formatTransactionDate,
  date: formatDate,
  month: formatMonth,
  moment: formatMoment,
  elapsed: formatRelativeDate,
  address: formatAddress,
};

function said(digits: ReturnType<typeof exactDigits>): string {
  return digits ? english(digits) : UNKNOWN;
}

function written(sign: string): string {
  return sign.replace('-', '−');
}

function withUnit(text: string, unit: string | undefined): string {
  return unit ? `${text} ${unit}` : text;
}
