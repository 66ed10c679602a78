const CANDIDATES = 'button, a[href], input, select, textarea, summary, iframe, [tabindex]';

/** The tab stops inside an element, in order. */
export function tabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0,
  );
}
