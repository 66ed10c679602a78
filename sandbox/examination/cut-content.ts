/** Finds content that does not fit. Runs in the page, self-contained. */

/** Texts that are cut off or overlap, horizontal overflow, and controls that cannot be scrolled into view. */
export function cutContent(): string[] {
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  const all = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('.ph-place, .ph-place *')]);
  const shown = all.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const seen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    // Visually hidden text takes no room.
    return seen && !element.closest('.ph-hidden');
  });
  const nameOf = (element: HTMLElement) =>
    `${element.className || element.tagName} “${(element.textContent ?? '').slice(0, 30)}”`;
  const problems: string[] = [];
  // What will be signed, sent or paid, and to whom. A title does not help there: a touch screen does not show it.
  const whole = ['continue-in-wallet', 'send-review', 'swap-preview', 'pay', 'pay-loading', 'receive', 'allowances']
    .map((view) => `[data-view="${view}"]`)
    .join();

  const layers = roots.flatMap((root) => [...root.querySelectorAll('.ph-layer, .ph-body, .ph-sheet')]);
  // Content that is scrolled under the header does not overlap it.
  for (const layer of layers) layer.scrollTop = 0;
  for (const layer of layers) {
    if (layer.scrollWidth > layer.clientWidth) problems.push(`${layer.className} scrolls sideways`);
  }
  const room = document.documentElement.clientWidth;
  for (const element of shown) {
    const box = element.getBoundingClientRect();
    // What is inside a text with an ellipsis ends there.
    const ends = element.parentElement?.closest('.ph-balance[title]');
    if (!ends && (box.left < -0.5 || box.right > room + 0.5))
      problems.push(`${nameOf(element)} sticks out of the page`);
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    // A user's name may be cut with an ellipsis: after some lines, or if the full name is available elsewhere.
    const titled = textOverflow === 'ellipsis' && element.title !== '' && element.textContent?.includes(element.title);
    const marked = (webkitLineClamp !== 'none' || titled) && !element.closest(whole);
    const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const long = element.scrollWidth > element.clientWidth + 1;
    if (!marked && hides(overflowX) && (isText || textOverflow === 'ellipsis') && long)
      problems.push(`${nameOf(element)} is cut at its end`);
    if (
      hides(overflowY) &&
      element.scrollHeight > element.clientHeight + 1 &&
      element.children.length > 0 &&
      !(element instanceof SVGElement)
    )
      problems.push(`${nameOf(element)} is cut at its bottom`);
    if (isText && !marked && hides(overflowY) && element.scrollHeight > element.clientHeight + 2)
      problems.push(`${nameOf(element)} is cut below`);
  }

  /** The visible part of a box, after clipping by all scrolling ancestors. */
  const seenPart = (element: HTMLElement, box: DOMRect): DOMRect | undefined => {
    let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : undefined;
  };
  const texts = shown.flatMap((element) =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap((rect) => {
        const seen = seenPart(element, rect);
        return seen ? [{ element, rect: seen }] : [];
      });
    }),
  );
  // Lines touch each other; only overlapping glyphs count.
  texts.forEach(({ element, rect }, index) => {
    for (const other of texts.slice(index + 1)) {
      if (other.element.contains(element) || element.contains(other.element)) continue;
      const wide = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const high = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      if (wide > 1 && high > Math.min(rect.height, other.rect.height) * 0.35)
        problems.push(`${nameOf(element)} overlaps ${nameOf(other.element)}`);
    }
  });

  for (const element of shown.filter((each) => each.matches(':is(button, a[href], input, textarea):not(:disabled)'))) {
    element.scrollIntoView({ block: 'nearest' });
    const root = element.getRootNode() as ShadowRoot;
    // For a link that is broken into two lines, the first one.
    const line = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const hit = root.elementFromPoint(line.left + line.width / 2, line.top + Math.min(line.height / 2, 20));
    if (!hit || !(element.contains(hit) || (element as HTMLInputElement).labels?.[0]?.contains(hit)))
      problems.push(`${nameOf(element)} cannot be reached`);
  }
  return [...new Set(problems)];
}
