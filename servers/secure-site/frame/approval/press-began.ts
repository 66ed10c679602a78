/** When a click started: its target may have changed by the time the finger or key is released. */

/** Listens from now on. Reports the click or key that is being handled. */
export function pressBegan(view: Window): (event: MouseEvent | KeyboardEvent) => number {
  let pointer: number | undefined;
  let key: number | undefined;
  view.addEventListener('pointerdown', ({ timeStamp }) => (pointer = timeStamp), true);
  view.addEventListener(
    'keydown',
    ({ repeat, timeStamp }) => {
      // A held key repeats: it counts as one press.
      if (!repeat) key = timeStamp;
    },
    true,
  );
  const onRelease = () => {
    const held = key;
    // Some keys click on release.
    setTimeout(() => {
      if (key === held) key = undefined;
    });
  };
  view.addEventListener('keyup', onRelease, true);
  view.addEventListener('blur', onRelease);
  return (event) => {
    // Clicks without a pointer have a count of 0: by keyboard or assistive technology.
    const byPointer = event instanceof MouseEvent && event.detail > 0;
    return (byPointer ? pointer : key) ?? event.timeStamp;
  };
}
