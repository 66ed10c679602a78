/** Returns the focus to where it was on the page before the visitor entered the panel. */

export interface KeptFocus {
  /** Moves the focus into the panel. */
  enter(target: Element): void;
  /** Moves the focus to `next`; without one, back to the page, or to `last` if that element is gone. */
  moveTo(next: Element | null, last: Element): void;
}

export function keepFocus(host: Element, root: ShadowRoot): KeptFocus {
  let before: Element | undefined;
  const remember = () => {
    if (!root.activeElement) before = focusedElement();
  };
  // The pointer has not moved the focus yet when it goes down.
  host.addEventListener('pointerdown', remember, { capture: true });
  return {
    enter(target) {
      remember();
      focus(target);
    },
    moveTo(next, last) {
      if (next) focus(next);
      else focus(before?.isConnected ? before : last);
    },
  };
}

/** The element in focus, within shadow roots too. */
function focusedElement(): Element | undefined {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused ?? undefined;
}

function focus(target: Element): void {
  if (target instanceof HTMLElement) target.focus();
}
