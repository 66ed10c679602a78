/**
 * Whether the visitor moved the pointer. A frame does not know its position in the page; but the pointer's position on
 * the screen and in the frame change together, at one scale, unless the page has moved the frame.
 */

export interface PointerAt {
  readonly screenX: number;
  readonly screenY: number;
  readonly clientX: number;
  readonly clientY: number;
}

export interface PointerPath {
  /** Whether this position fits the path so far. If not, a new path starts. */
  follows(at: PointerAt): boolean;
  /** The pointer has left the frame. */
  end(): void;
}

/** Screen pixels per frame pixel, by the browsers' zoom levels. */
const SCALES = [25, 33, 50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400, 500].map((zoom) => 100 / zoom);
/** The rounding tolerance in pixels. */
const ROUNDED = 3;

export function pointerPath(): PointerPath {
  let began: PointerAt | undefined;
  let scales: readonly number[] = SCALES;
  const start = (at: PointerAt): void => {
    began = at;
    scales = SCALES;
  };
  return {
    follows(at) {
      if (!began) {
        start(at);
        return false;
      }
      const from = began;
      const left = scales.filter((scale) => fits(from, at, scale));
      if (left.length === 0) start(at);
      else scales = left;
      return left.length > 0;
    },
    end() {
      began = undefined;
    },
  };
}

function fits(from: PointerAt, to: PointerAt, scale: number): boolean {
  const across = to.clientX - from.clientX - scale * (to.screenX - from.screenX);
  const down = to.clientY - from.clientY - scale * (to.screenY - from.screenY);
  return Math.max(Math.abs(across), Math.abs(down)) <= ROUNDED * Math.max(1, scale);
}
