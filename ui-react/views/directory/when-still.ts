/** When somebody who scrolls looks at what has come into view, which is not while it rushes by. */

/** What is scrolled past faster is not looked at. */
export const A_WHILE = 80;

/** Calls `then` once a while has passed and the next frame still shows the same. Gives back how to call it off. */
export function whenStill(isStill: () => boolean, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let frame = 0;
  const look = () => {
    timer = setTimeout(() => {
      // Where frames take long, the while is over before anything could move: only a frame tells.
      frame = requestAnimationFrame(() => (isStill() ? then() : look()));
    }, A_WHILE);
  };
  look();
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
