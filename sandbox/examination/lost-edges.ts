/** Elements indistinguishable from their surroundings in forced-colors mode. Runs in the page, self-contained. */

/**
 * Forced colours remove backgrounds and shadows. A control is then recognizable by a border of its own or of its container, by an icon, or
 * by an underline. The sheet needs a border, too.
 */
export function lostEdges(): string[] {
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  const sheets = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('.ph-sheet, .ph-snack')]);
  const controls = [
    ...roots.flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>('.ph-place :is(button, a[href], input, textarea):not(:disabled)'),
    ]),
    ...document.querySelectorAll<HTMLElement>('.porthole-button'),
  ];
  const hasLine = (element: Element) => {
    const style = getComputedStyle(element);
    return (['top', 'bottom'] as const).every((side) => {
      const colour = style.getPropertyValue(`border-${side}-color`);
      return (
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1 &&
        !['none', 'hidden'].includes(style.getPropertyValue(`border-${side}-style`)) &&
        !/^rgba\(.*, 0\)$|\/ 0\)$/.test(colour)
      );
    });
  };
  const isKnown = (control: HTMLElement) => {
    if (control.querySelector('svg, img, .ph-mark')) return true;
    // Native controls have a border of their own.
    if (control.matches('[type="checkbox"]') && getComputedStyle(control).appearance !== 'none') return true;
    if (getComputedStyle(control).textDecorationLine.includes('underline')) return true;
    // Boxes that are drawn for one field on top of them.
    const drawn = control.previousElementSibling;
    if (drawn?.ariaHidden === 'true' && hasLine(drawn)) return true;
    for (let at: Element | null = control; at && !at.matches('.ph-sheet'); at = at.parentElement)
      if (hasLine(at)) return true;
    return false;
  };
  const nameOf = (element: HTMLElement) =>
    `${element.className || element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 30)}”`;
  return [
    ...sheets.filter((each) => !hasLine(each)).map((each) => `${nameOf(each)} has no line around it`),
    ...controls
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !isKnown(each))
      .map((each) => `${nameOf(each)} cannot be told from text`),
  ];
}
