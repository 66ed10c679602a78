/**
 * The focused element inside `element` may be removed, by a change of screen or of a list. `element` then takes the
 * focus, so that it is never lost. `modal`: also when it was lost elsewhere. Returns a function that ends this.
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
  // A click on the background removes the focus as well, without an event.
  document.addEventListener('pointerdown', follow);
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    document.removeEventListener('pointerdown', follow);
    observer.disconnect();
  };
}

/** Whether an element of the page has the focus; the body, which gets it when an element is removed, does not count. */
export function hasFocus(): boolean {
  const active = deepActive();
  return active !== undefined && active !== document.body;
}

/** The focused element, in any shadow tree. */
export function deepActive(): HTMLElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : undefined;
}
