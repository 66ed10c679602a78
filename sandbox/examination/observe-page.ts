/** Runs in a page before its own scripts: observes it like a screen reader, and records animations and lost focus. */

export interface PageObservations {
  /** What a screen reader would announce, in order. */
  readonly announced: string[];
  /** Every animation and transition that started. */
  readonly animated: string[];
  /** The screens on which an open modal lost the focus. */
  readonly lostFocus: string[];
}

/** Where the records are stored in the page. */
export interface ObservedWindow {
  porthole?: PageObservations;
}

/**
 * As strict as screen readers: a status is announced only if its element existed for a moment before its text; of a log only additions; an
 * alert also if both appear at once; and nothing outside of an open modal dialog.
 */
export function observePage(): void {
  const observations: PageObservations = { announced: [], animated: [], lostFocus: [] };
  (window as ObservedWindow).porthole = observations;
  const liveRegions = '[role="log"], [role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  /** Text that follows its element sooner than that is missed. */
  const moment = 50;
  const since = new WeakMap<Element, number>();
  const known = {
    has: (place: Element) => performance.now() - (since.get(place) ?? Number.POSITIVE_INFINITY) >= moment,
  };
  const lastText = new WeakMap<Element, string>();
  const roots: ShadowRoot[] = [];

  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    return [...node.childNodes].map(textOf).join(' ');
  };
  const isOutsideDialog = (place: Element) => {
    const dialogs = roots.flatMap((root) => [...root.querySelectorAll('[aria-modal="true"]')]);
    return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(place));
  };
  const plain = (node: Node) => textOf(node).replace(/\s+/g, ' ').trim();
  const announce = (place: Element, added: Node) => {
    const words = plain(added);
    if (added === place) {
      if (words === (lastText.get(place) ?? '')) return;
      lastText.set(place, words);
    }
    if (words && place.checkVisibility({ visibilityProperty: true }) && !isOutsideDialog(place))
      observations.announced.push(words);
  };
  const isOpen = () => roots.some((root) => root.querySelector('[aria-modal="true"]'));
  const checkKeyboard = () => {
    if (!isOpen() || !document.hasFocus() || document.activeElement !== document.body) return;
    observations.lostFocus.push(
      roots.map((root) => root.querySelector<HTMLElement>('.ph-screen')?.dataset.view).join(),
    );
  };

  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init);
    roots.push(root);
    new MutationObserver((records) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const place = (target instanceof Element ? target : target.parentElement)?.closest(liveRegions);
        if (place?.matches('[role="log"]')) {
          for (const node of addedNodes) if (known.has(place)) announce(place, node);
        } else if (place && known.has(place)) changed.add(place);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const alerts = [node, ...node.querySelectorAll('*')].filter((each) => each.matches('[role="alert"]'));
          for (const alert of alerts) if (!since.has(alert)) changed.add(alert);
        }
      }
      for (const place of changed) announce(place, place);
      for (const place of root.querySelectorAll(liveRegions)) {
        if (since.has(place)) continue;
        since.set(place, performance.now());
        if (!changed.has(place)) lastText.set(place, plain(place));
      }
      // By the next frame the modal has had its chance to restore the focus.
      requestAnimationFrame(checkKeyboard);
    }).observe(root, { subtree: true, childList: true, characterData: true });
    for (const type of ['animationstart', 'transitionrun'] as const) {
      root.addEventListener(type, (event) =>
        observations.animated.push(`${type} of ${(event.target as Element).className}`),
      );
    }
    return root;
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function animateObserved(...parameters) {
    observations.animated.push(`animate of ${this.className}`);
    return animate.apply(this, parameters);
  };
}

export function readObservations(): PageObservations | undefined {
  return (window as ObservedWindow).porthole;
}
