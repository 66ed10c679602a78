/** When a press began: what is pressed may have changed by the time the finger, or the key, comes up again. */

/** Listens from now on. Tells of the click or the key that is handled right now. */
export function pressBegan(view: Window): (event: MouseEvent | KeyboardEvent) => number {
  let pointer: number | undefined;
  let key: number | undefined;
  view.addEventListener('pointerdown', ({ timeStamp }) => (pointer = timeStamp), true);
  view.addEventListener(
    'keydown',
    ({ repeat, timeStamp }) => {
      // A key that is held says so again and again: it is one press.
      if (!repeat) key = timeStamp;
    },
    true,
  );
  const letGo = () => {
    const held = key;
    // Some keys click as they come up.
    setTimeout(() => {
      if (key === held) key = undefined;
    });
  };
  view.addEventListener('keyup', letGo, true);
  view.addEventListener('blur', letGo);
  return (event) => {
    // Clicks without a pointer have a count of 0: by keyboard or assistive technology.
    const byPointer = event instanceof MouseEvent && event.detail > 0;
    return (byPointer ? pointer : key) ?? event.timeStamp;
  };
}
