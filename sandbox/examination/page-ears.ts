/** Runs in a page before its own scripts: observes it like a screen reader, and records animations and lost focus. */

export interface PageNotes {
  /** What a screen reader would announce, in order. */
  readonly heard: string[];
  /** Every animation and transition that started. */
  readonly moved: string[];
  /** The screens on which an open modal lost the focus. */
  readonly lost: string[];
}

/** Where the records are stored in the page. */
export interface NotedWindow {
  porthole?: PageNotes;
}

/**
 * As strict as screen readers: a status is announced only if its element existed for a moment before its text; of a log only additions; an
 * alert also if both appear at once; and nothing outside of an open modal dialog.
 */
export function listen(): void {
  const notes: PageNotes = { heard: [], moved: [], lost: [] };
  (window as NotedWindow).porthole = notes;
  const places = '[role="log"], [role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  /** Text that follows its element sooner than that is missed. */
  const moment = 50;
  const since = new WeakMap<Element, number>();
  const known = {
    has: (place: Element) => performance.now() - (since.get(place) ?? Number.POSITIVE_INFINITY) >= moment,
  };
  const lastWords = new WeakMap<Element, string>();
  const roots: ShadowRoot[] = [];

  const wordsOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    return [...node.childNodes].map(wordsOf).join(' ');
  };
  const isShutOut = (place: Element) => {
    const dialogs = roots.flatMap((root) => [...root.querySelectorAll('[aria-modal="true"]')]);
    return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(place));
  };
  const plain = (node: Node) => wordsOf(node).replace(/\s+/g, ' ').trim();
  const say = (place: Element, added: Node) => {
    const words = plain(added);
    if (added === place) {
      if (words === (lastWords.get(place) ?? '')) return;
      lastWords.set(place, words);
    }
    if (words && place.checkVisibility({ visibilityProperty: true }) && !isShutOut(place)) notes.heard.push(words);
  };
  const isOpen = () => roots.some((root) => root.querySelector('[aria-modal="true"]'));
  const checkKeyboard = () => {
    if (!isOpen() || !document.hasFocus() || document.activeElement !== document.body) return;
    notes.lost.push(roots.map((root) => root.querySelector<HTMLElement>('.ph-screen')?.dataset.view).join());
  };

  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init);
    roots.push(root);
    new MutationObserver((records) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const place = (target instanceof Element ? target : target.parentElement)?.closest(places);
        if (place?.matches('[role="log"]')) {
          for (const node of addedNodes) if (known.has(place)) say(place, node);
        } else if (place && known.has(place)) changed.add(place);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const alerts = [node, ...node.querySelectorAll('*')].filter((each) => each.matches('[role="alert"]'));
          for (const alert of alerts) if (!since.has(alert)) changed.add(alert);
        }
      }
      for (const place of changed) say(place, place);
      for (const place of root.querySelectorAll(places)) {
        if (since.has(place)) continue;
        since.set(place, performance.now());
        if (!changed.has(place)) lastWords.set(place, plain(place));
      }
      // By the next frame the modal has had its chance to restore the focus.
      requestAnimationFrame(checkKeyboard);
    }).observe(root, { subtree: true, childList: true, characterData: true });
    for (const type of ['animationstart', 'transitionrun'] as const) {
      root.addEventListener(type, (event) => notes.moved.push(`${type} of ${(event.target as Element).className}`));
    }
    return root;
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function noted(...parameters) {
    notes.moved.push(`animate of ${this.className}`);
    return animate.apply(this, parameters);
  };
}

export function readNotes(): PageNotes | undefined {
  return (window as NotedWindow).porthole;
}
