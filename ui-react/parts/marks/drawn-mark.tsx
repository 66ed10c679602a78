import type { BrandMark } from './brand-marks.js';

/** A built-in mark instead of an image. */
export function DrawnMark({ mark, className }: { readonly mark: BrandMark; readonly className: string }) {
  const { ground, fill, room, d } = mark;
  const side = 24 + 2 * room;
  return (
    <svg className={className} viewBox={`${-room} ${-room} ${side} ${side}`} aria-hidden="true">
      <path fill={ground} d={`M${-room} ${-room}h${side}v${side}h${-side}Z`} />
      <path fill={fill} d={d} />
    </svg>
  );
}
