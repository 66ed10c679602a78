/**
 * Without a layout, long lists still have to know which rows are visible: all rows have the same height, and a scrolling element shows one
 * screenful of them, or all of them once a visitor has scrolled down.
 */
const ROW = 60;
const WIDTH = 360;
const SCREENFUL = 640;
export const ENDLESS = 1_000_000;

export function boxOf(element: Element): DOMRect {
  const scrolls = element.matches('.ph-body');
  const rows = scrolls ? (element.scrollTop > 0 ? ENDLESS : SCREENFUL) : ROW;
  const height = element.matches('.ph-layer') ? window.innerHeight : rows;
  return { x: 0, y: 0, top: 0, left: 0, right: WIDTH, bottom: height, width: WIDTH, height, toJSON: () => undefined };
}
