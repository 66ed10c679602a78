/** Finds content that does not follow the writing direction. Runs in the page, self-contained. */

/**
 * From right to left, a screen is the mirror image of the one from left to right: every box, and every text at the start of its box.
 * Content that is left-to-right in every language, such as an address or the field for a name, is not mirrored inside.
 */
export function mirrorFaults(): string[] {
  const root = document.documentElement;
  const places = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll<HTMLElement>('.ph-place') ?? []),
  ]);
  const all = places.flatMap((place) => [...place.querySelectorAll<HTMLElement>('*')]);
  const judged = all.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    // Words within a line keep the order of their language; images are not mirrored; a ring opens on the same side.
    return (
      width > 1 &&
      height > 1 &&
      getComputedStyle(element).display !== 'inline' &&
      // Visually hidden text has no side.
      !element.closest('.ph-hidden') &&
      !element.parentElement?.closest('[dir="ltr"], .ph-form-names .ph-field, svg') &&
      !element.closest('.ph-porthole-badge')
    );
  });
  const middle = () => {
    const box = places[0]?.getBoundingClientRect();
    return box ? (box.left + box.right) / 2 : 0;
  };
  const measure = () => {
    const centre = middle();
    return judged.map((element) => {
      const box = element.getBoundingClientRect();
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      // A cut name shows its start, in its own direction.
      const { unicodeBidi } = getComputedStyle(element);
      const begins =
        element.dir === 'ltr' || (unicodeBidi === 'plaintext' && element.scrollWidth > element.clientWidth);
      const words = own.length === 1 && element.children.length === 0 && !begins ? own[0] : undefined;
      let text: readonly [number, number] | undefined;
      if (words) {
        const range = document.createRange();
        range.selectNodeContents(words);
        const rect = range.getBoundingClientRect();
        text = [rect.left - centre, rect.right - centre];
      }
      return { box: [box.left - centre, box.right - centre] as const, text };
    });
  };
  const isMirrored = (a: readonly [number, number], b: readonly [number, number]) =>
    Math.abs(a[0] + b[1]) <= 1.5 && Math.abs(a[1] + b[0]) <= 1.5;

  // After the direction changes, the screen slides in again from the other side: it is checked when the transition has ended.
  const turned = (dir: 'rtl' | 'ltr') => {
    for (const each of turning) each.dir = dir;
    for (const place of places) {
      for (const motion of place.getAnimations({ subtree: true })) {
        if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
      }
    }
    return measure();
  };
  const turning = [root, ...document.querySelectorAll<HTMLElement>('[data-porthole]')];
  const before = turning.map(({ dir }) => dir);
  const rightToLeft = turned('rtl');
  const leftToRight = turned('ltr');
  for (const [index, each] of turning.entries()) each.dir = before[index] ?? '';
  return judged.flatMap((element, index) => {
    const [rtl, ltr] = [rightToLeft[index], leftToRight[index]];
    if (!rtl || !ltr) return [];
    const name = `${element.getAttribute('class') ?? element.tagName} “${(element.textContent ?? '').slice(0, 30)}”`;
    if (!isMirrored(rtl.box, ltr.box)) return [`${name} stays on its side from right to left`];
    // Where it begins. Its lines may end elsewhere: the full stop of an English line goes to the other end, without its kerning (2 px).
    if (rtl.text && ltr.text && Math.abs(rtl.text[1] + ltr.text[0]) > 1.5)
      return [`the text of ${name} stays on its side`];
    return [];
  });
}
