/** A page's colour for the wallet's own screen: only if it is opaque. */

/** As browsers compute a colour: `rgba(0, 0, 0, 0)`, `color(srgb 1 0 0 / 0.5)`. */
export function isSolid(computed: string): boolean {
  const [, alpha] = /(?:\/\s*|rgba\([^)]*,\s*)([\d.]+%?|none)\s*\)$/.exec(computed) ?? [];
  return alpha === undefined || alpha === '1' || alpha === '100%';
}

/** The colour as the browser computes it, in an element of the wallet. Empty for an invalid or transparent colour. */
export function solidColour(value: string | undefined, place: HTMLElement): string {
  if (
    value === undefined ||
    !CSS.supports('color', value) ||
    /var\(|currentcolor|inherit|unset|revert|initial/i.test(value)
  )
    return '';
  const probe = document.createElement('span');
  probe.style.color = value;
  place.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  return isSolid(computed) ? computed : '';
}
