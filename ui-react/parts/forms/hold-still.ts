/**
 * A list that has changed takes no press for a moment: the finger was meant for what was there before. All of it, as what
 * stays in its place in the list may not stay there on the screen. The keyboard is where its row is, wherever that goes.
 * Loaded once a list is shown: wallets announce themselves whenever they like.
 */

/** Longer than a finger that is on its way down needs. */
const SETTLING_MS = 400;
/** A movement this soon after the visitor's action is its result. */
const OWN_MS = 1_000;

/** Lasts while the place is in the page. */
export function holdStill(place: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = standing(place);
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
    const moved = [...now].some(([element, at]) => before.get(element) !== at) || now.size !== before.size;
    before = now;
    if (!moved || performance.now() - did < OWN_MS) return;
    clearTimeout(timer);
    take('none');
    timer = setTimeout(take, SETTLING_MS, '');
  }).observe(place, { childList: true, subtree: true });
}

/** How far down everything is that can be pressed. */
function standing(place: HTMLElement): ReadonlyMap<HTMLElement, number> {
  return new Map([...place.querySelectorAll<HTMLElement>('a, button')].map((each) => [each, each.offsetTop]));
}
