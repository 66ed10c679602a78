import { describe, expect, it } from 'vitest';
import { enFormatter } from '../../../domain/format/english.js';
import { makeFormatter } from '../../../domain/format/locale-formatter.js';
import { shownFigure } from './shown-figure.js';

const shown = (main: string, rest: string, value = '0', dollars = false) =>
  shownFigure({ main, rest, value, dollars }, enFormatter);

describe('a figure on one line', () => {
  it('is shown in full while readable, with its width', () => {
    expect(shown('10', ' ETH')).toEqual({ main: '10', rest: ' ETH', wide: 6.4 });
    expect(shown('$3,075,449,192,318,163', '.36')).toEqual({
      ...{ main: '$3,075,449,192,318,163', rest: '.36', wide: 22 },
    });
  });

  it('is shortened beyond that, with the full text available', () => {
    const most = (2n ** 256n - 1n).toString();
    expect(shown(most, ' ETH', most)).toEqual({
      ...{ main: '≈ 1.158×10^77', rest: ' ETH', whole: `${most} ETH`, wide: 17.3 },
    });
    const nines = `${'9'.repeat(41)}.99`;
    expect(shown(`$${'9,'.repeat(40)}9`, '.99', nines, true)).toMatchObject({ main: '≈ $1.000×10^41', rest: '' });
    const german = makeFormatter('de');
    expect(shownFigure({ ...german.dollarFigure(nines), value: nines, dollars: true }, german)).toMatchObject({
      main: '≈ 1,000×10^41\u00a0$',
      rest: '',
    });
  });

  it('gives a long symbol only the room for its beginning', () => {
    const rest = ` ${'LONG'.repeat(20)}`;
    expect(shown('1.5', rest)).toEqual({ main: '1.5', rest, wide: 13.4, whole: `1.5${rest}` });
  });
});
