/**
 * A list that has changed ignores clicks for a moment: they were meant for what was there before. This applies to the whole list, since
 * rows that keep their place in the list may still move on the screen. The focus stays on its row. Loaded once a list is shown, because
 * wallets announce themselves at any time.
 */

/** Longer than it takes a finger to come down. Milliseconds. */
const SETTLING_MS = 400;
/** A movement this soon after the visitor's action is its result. */
const OWN_MS = 1_000;

/** Active while the element is in the page. */
export function ignoreClicks(place: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = standing(place);
  let height = place.offsetHeight;
  let did = Number.NEGATIVE_INFINITY;
  for (const act of ['pointerup', 'keydown', 'input'])
    place.addEventListener(act, () => {
      did = performance.now();
    });
  const take = (presses: '' | 'none') => {
    place.style.pointerEvents = presses;
  };
  new MutationObserver(() => {
    const now = standing(place);
    // What is added where nothing was moves nothing, unless the list grows: its sheet is centered.
    const moved = place.offsetHeight !== height || [...before].some(([element, at]) => now.get(element) !== at);
    before = now;
    height = place.offsetHeight;
    if (!moved || performance.now() - did < OWN_MS) return;
    clearTimeout(timer);
    take('none');
    timer = setTimeout(take, SETTLING_MS, '');
  }).observe(place, { childList: true, subtree: true });
}

/** The vertical positions of all controls. */
function standing(place: HTMLElement): ReadonlyMap<HTMLElement, number> {
  return new Map([...place.querySelectorAll<HTMLElement>('a, button')].map((each) => [each, each.offsetTop]));
}
