/**
 * Whatever has the keyboard inside an element may go away: another screen comes, a row leaves its list. The element then takes
 * it, so that it is never lost. `modal`: also when it was lost elsewhere. Returns the end of that.
 */
export function keepFocus(element: HTMLElement, modal: boolean): () => void {
  let inside = modal;
  const follow = (event: Event) => {
    inside = modal || event.composedPath().includes(element);
  };
  const observer = new MutationObserver(() => {
    if (inside && !hasFocus()) element.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', follow);
  // A click on nothing takes the keyboard away as well, and tells nobody.
  document.addEventListener('pointerdown', follow);
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    document.removeEventListener('pointerdown', follow);
    observer.disconnect();
  };
}

/** Whether something on the page has focus; what is only left over when an element goes away does not count. */
export function hasFocus(): boolean {
  const active = deepActive();
  return active !== undefined && active !== document.body;
}

/** The focused element, in whatever shadow tree it is. */
export function deepActive(): HTMLElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : undefined;
}
