/** Waits inside the page, without polling from outside. Each function is sent to the page by itself. */

/** Resolves with the page's next change; after a quarter of a second at the latest, as not all that is waited for is drawn. */
export async function nextChange(): Promise<void> {
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  let observer: MutationObserver | undefined;
  let last: ReturnType<typeof setTimeout> | undefined;
  await new Promise<unknown>((resolve) => {
    observer = new MutationObserver(resolve);
    for (const root of [document, ...roots])
      observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    last = setTimeout(resolve, 250);
  });
  observer?.disconnect();
  clearTimeout(last);
  // Simultaneous changes are rendered together, and their effects a moment later.
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Resolves once the modal has not changed for a quarter of a second and all finite animations have ended: what
 * was appearing has appeared, and what was disappearing is gone. False if that takes longer than two seconds.
 */
export async function untilQuiet(): Promise<boolean> {
  const span = 250;
  const begun = performance.now();
  let changed = begun;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  const watched = new Set<Node>();
  let moves = true;
  while ((moves || performance.now() - changed < span) && performance.now() - begun < 2000) {
    const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
    for (const root of roots.filter((each) => !watched.has(each))) {
      watched.add(root);
      observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    }
    await new Promise((resolve) => setTimeout(resolve, span / 5));
    const ending = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ effect, playState }) => {
        const end = effect?.getComputedTiming().endTime ?? 0;
        return playState === 'running' && Number(end) < 2000;
      })
      .map(({ finished }) => finished);
    moves = ending.length > 0;
    // Its end by the clock is not yet its event, which may remove the content.
    const limit = new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + 2000 - performance.now())));
    if (moves) await Promise.race([Promise.allSettled(ending), limit]);
  }
  observer.disconnect();
  return !moves && performance.now() - changed >= span;
}
