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
  let did = -OWN_MS;
  for (const act of ['pointerup', 'keydown', 'input'])
    place.addEventListener(act, () => {
      did = performance.now();
    });
  new MutationObserver(() => {
    const now = standing(place);
    // What is added where nothing was moves nothing.
    const moved = [...before].some(([element, at]) => now.get(element) !== at);
    before = now;
    if (!moved || performance.now() - did < OWN_MS) return;
    clearTimeout(timer);
    place.style.pointerEvents = 'none';
    timer = setTimeout(() => {
      place.style.pointerEvents = '';
    }, SETTLING_MS);
  }).observe(place, { childList: true, subtree: true });
}

/** The vertical positions of all controls, and the height of the list: if it grows, its sheet moves, which is centered. */
function standing(place: HTMLElement): ReadonlyMap<HTMLElement, number> {
  const controls = [...place.querySelectorAll<HTMLElement>('a, button')];
  return new Map(controls.map((each) => [each, each.offsetTop])).set(place, place.offsetHeight);
}
