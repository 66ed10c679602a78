import { describe, expect, it } from 'vitest';
import { shownFigure } from './shown-figure.js';

describe('a figure on one line', () => {
  it('is told whole as long as it can be read, and how wide it is', () => {
    expect(shownFigure({ main: '10', rest: ' ETH' })).toEqual({ main: '10', rest: ' ETH', wide: 6.4 });
    expect(shownFigure({ main: '$3,075,449,192,318,163', rest: '.36' })).toEqual({
      ...{ main: '$3,075,449,192,318,163', rest: '.36', wide: 22 },
    });
  });

  it('is told in short beyond that, and whole besides', () => {
    const most = (2n ** 256n - 1n).toString();
    expect(shownFigure({ main: most, rest: ' ETH' })).toEqual({
      ...{ main: '≈ 1.158×10^77', rest: ' ETH', whole: `${most} ETH`, wide: 17.3 },
    });
    expect(shownFigure({ main: `$${'9,'.repeat(40)}9`, rest: '.99' })).toMatchObject({
      main: '≈ $1.000×10^41',
      rest: '',
    });
  });

  it('gives a long symbol no more room than its beginning takes', () => {
    const rest = ` ${'LONG'.repeat(20)}`;
    expect(shownFigure({ main: '1.5', rest })).toEqual({ main: '1.5', rest, wide: 13.4, whole: `1.5${rest}` });
  });
});
