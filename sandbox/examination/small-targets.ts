/** Finds small touch targets. Runs in the page, self-contained. */

/**
 * All controls less than 44 pixels wide or high. Measured by hit-testing points around the centre, so that enlarged areas count and covered
 * ones do not. Links within a sentence are exempt.
 */
export function smallTargets(): string[] {
  const least = 44;
  const roots = [
    document,
    ...[...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []),
  ];
  // Below an open dialog nothing else can be pressed.
  const modal = roots.some((root) => root.querySelector('[aria-modal="true"]'));
  const all = roots.flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>(
      root === document
        ? `.porthole-button${modal ? ':not(*)' : ''}`
        : ':is(button, a[href]:not(.ph-inline-link, .ph-consent a, .ph-legal a), input, textarea, select, summary):not(:disabled)',
    ),
  ]);
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ?? (element.textContent.trim() || element.dataset.testid || element.className);
  return all.flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const root = element.getRootNode() as Document | ShadowRoot;
    const parts = [element, ...((element as HTMLInputElement).labels ?? [])];
    const isHit = (x: number, y: number) => {
      const hit = root.elementFromPoint(x, y);
      return hit !== null && parts.some((part) => part.contains(hit));
    };
    const box = element.getBoundingClientRect();
    const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!isHit(middleX, middleY)) return [`${nameOf(element)}: covered or out of sight`];
    const reach = (stepX: number, stepY: number) => {
      let steps = 0;
      while (steps < 400 && isHit(middleX + (steps + 1) * stepX, middleY + (steps + 1) * stepY)) steps += 1;
      return steps;
    };
    // In half pixels; the centre counts as one.
    const width = (reach(0.5, 0) + reach(-0.5, 0) + 1) / 2;
    const height = (reach(0, 0.5) + reach(0, -0.5) + 1) / 2;
    return width >= least - 0.5 && height >= least - 0.5 ? [] : [`${nameOf(element)}: ${width} × ${height}`];
  });
}
