/** The focus of the page, as keyboard users see it. Runs in the page. */

export interface KeyboardStop {
  /** The accessible name of the focused element; undefined if there is none. */
  readonly label: string | undefined;
  /** Whether the focus is visible. */
  readonly marked: boolean;
}

export function keyboardStop(): KeyboardStop {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return { label: undefined, marked: true };
  const label =
    active.getAttribute('aria-label') ??
    (active.matches('[role="dialog"]') ? 'the dialog' : undefined) ??
    active.querySelector('.ph-row-title')?.textContent ??
    (active as HTMLInputElement).labels?.[0]?.textContent ??
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen, and innerText leaves it out
    active.innerText.replace(/\s+/g, ' ').trim();
  const hasRing = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  return {
    label,
    // A field shows the focus on its border. The dialog itself only holds the focus at first and cannot be pressed.
    marked: hasRing(active) || hasRing(active.closest('.ph-field, .ph-group')) || active.matches('[role="dialog"]'),
  };
}

/** Where the focus is: in the modal, in the wallet's own frame, or on the page. */
export function keyboardPlace(): 'modal' | 'wallet' | 'page' {
  const active = document.activeElement;
  if (active?.matches('iframe[name="w3m-secure-iframe"]')) return 'wallet';
  return active?.matches('[data-porthole]') && active.shadowRoot?.activeElement ? 'modal' : 'page';
}
