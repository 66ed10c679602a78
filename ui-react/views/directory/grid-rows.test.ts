import { describe, expect, it, test } from 'vitest';
import { cardAfterKey, rowsInView, rowsToDraw } from './grid-rows.js';

const VIEW = { row: 0, height: 400, rowHeight: 100 };
const SHAPE = { count: 10, columns: 4, page: 2, rightToLeft: false };

describe('rows', () => {
  it('are in view from the first to the last partially visible one', () => {
    expect(rowsInView({ ...VIEW, row: 7 }, 100)).toEqual({ first: 7, end: 12 });
    expect(rowsInView(VIEW, 3)).toEqual({ first: 0, end: 3 });
    expect(rowsInView(VIEW, 0)).toEqual({ first: 0, end: 0 });
  });

  it('are in view at the end if the list has become shorter than the scroll position', () => {
    expect(rowsInView({ ...VIEW, row: 50 }, 5)).toEqual({ first: 4, end: 5 });
  });

  it('are also rendered some way above and below', () => {
    expect(rowsToDraw({ ...VIEW, row: 20 }, 100, 20)).toEqual(Array.from({ length: 13 }, (_, at) => 16 + at));
    expect(rowsToDraw(VIEW, 2, 0)).toEqual([0, 1]);
    expect(rowsToDraw(VIEW, 0, -1)).toEqual([]);
  });

  it('are rendered without others at first, so that they are painted sooner', () => {
    expect(rowsToDraw({ ...VIEW, row: 20 }, 100, 20, true)).toEqual([20, 21, 22, 23, 24]);
    expect(rowsToDraw({ ...VIEW, row: 20 }, 100, 3, true)).toEqual([3, 20, 21, 22, 23, 24]);
  });

  it('with the focus are rendered anywhere in the list, in order', () => {
    expect(rowsToDraw({ ...VIEW, row: 20 }, 100, 3)[0]).toBe(3);
    expect(rowsToDraw({ ...VIEW, row: 20 }, 100, 90).at(-1)).toBe(90);
    expect(rowsToDraw({ ...VIEW, row: 20 }, 100, 100)).not.toContain(100);
  });

  it('are never more than 37, regardless of the reported window height', () => {
    expect(rowsToDraw({ ...VIEW, row: 50, height: 1e9 }, 2_500, 0)).toHaveLength(37);
  });
});

test.each`
  key             | ctrlKey  | from | to
  ${'ArrowRight'} | ${false} | ${0} | ${1}
  ${'ArrowRight'} | ${false} | ${3} | ${4}
  ${'ArrowRight'} | ${false} | ${9} | ${9}
  ${'ArrowLeft'}  | ${false} | ${4} | ${3}
  ${'ArrowLeft'}  | ${false} | ${0} | ${0}
  ${'ArrowDown'}  | ${false} | ${1} | ${5}
  ${'ArrowDown'}  | ${false} | ${7} | ${9}
  ${'ArrowDown'}  | ${false} | ${9} | ${9}
  ${'ArrowUp'}    | ${false} | ${9} | ${5}
  ${'ArrowUp'}    | ${false} | ${2} | ${2}
  ${'PageDown'}   | ${false} | ${0} | ${8}
  ${'PageUp'}     | ${false} | ${9} | ${1}
  ${'Home'}       | ${false} | ${6} | ${4}
  ${'End'}        | ${false} | ${5} | ${7}
  ${'End'}        | ${false} | ${8} | ${9}
  ${'Home'}       | ${true}  | ${6} | ${0}
  ${'End'}        | ${true}  | ${1} | ${9}
  ${'Enter'}      | ${false} | ${1} | ${undefined}
`('$key leads from card $from to $to (Control: $ctrlKey)', ({ key, ctrlKey, from, to }) => {
  expect(cardAfterKey({ key, ctrlKey }, from, SHAPE)).toBe(to);
});

test('from right to left, the arrow keys are reversed', () => {
  expect(cardAfterKey({ key: 'ArrowLeft', ctrlKey: false }, 1, { ...SHAPE, rightToLeft: true })).toBe(2);
  expect(cardAfterKey({ key: 'ArrowRight', ctrlKey: false }, 1, { ...SHAPE, rightToLeft: true })).toBe(0);
});

test('in an empty grid, keys do nothing', () => {
  expect(cardAfterKey({ key: 'End', ctrlKey: true }, 0, { ...SHAPE, count: 0 })).toBeUndefined();
});
