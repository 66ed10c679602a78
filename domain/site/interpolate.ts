/** Maps a value from one range onto another, clamped to its ends. */
export function interpolate(value: number, from: readonly [number, number], to: readonly [number, number]): number {
  const span = from[1] - from[0];
  const share = span === 0 ? 0 : (value - from[0]) / span;
  return to[0] + (to[1] - to[0]) * Math.min(1, Math.max(0, share));
}
