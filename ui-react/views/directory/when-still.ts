/** Waits for scrolling to stop before the items in view are handled. */

/** Items that scroll past faster are ignored. */
export const STILL_AFTER_MS = 80;

/** Calls `then` once a delay has passed and the next frame still shows the same. Returns a function that cancels it. */
export function whenStill(isStill: () => boolean, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let frame = 0;
  const look = () => {
    timer = setTimeout(() => {
      // With slow frames, the timer ends before anything has moved: only the next frame shows the movement.
      frame = requestAnimationFrame(() => (isStill() ? then() : look()));
    }, STILL_AFTER_MS);
  };
  look();
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
