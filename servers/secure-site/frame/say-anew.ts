/** The same screen in another language: words are put in the place of words, and nothing else of it changes. */

const SAID = ['aria-label', 'placeholder'] as const;
const changing = new WeakMap<Element, () => string>();

/** For words that change while the screen is shown. They are asked for again when the language changes. */
export function say(place: HTMLElement, words: () => string): void {
  place.textContent = words();
  changing.set(place, words);
}

/** `next`: the screen as drawn in the language that is spoken now. False, and nothing is changed, if it is made of other parts. */
export function sayAnew(shown: Element, next: Element): boolean {
  const writes: (() => void)[] = [];
  if (!compare(shown, next, writes)) return false;
  for (const write of writes) write();
  return true;
}

function compare(shown: Element, next: Element, writes: (() => void)[]): boolean {
  if (shown.tagName !== next.tagName || shown.className !== next.className) return false;
  writes.push(() => copySaid(shown, next));
  const words = changing.get(shown);
  if (words) {
    writes.push(() => {
      shown.textContent = words();
    });
    return true;
  }
  const fresh = [...next.childNodes];
  const old = [...shown.childNodes];
  return old.length === fresh.length && old.every((node, at) => comparePair(node, fresh[at], writes));
}

function comparePair(node: ChildNode, other: ChildNode | undefined, writes: (() => void)[]): boolean {
  if (isElement(node)) return isElement(other) && compare(node, other, writes);
  if (!other || isElement(other)) return false;
  const text = other.nodeValue ?? '';
  // What is the same stays selected.
  if (node.nodeValue !== text)
    writes.push(() => {
      node.nodeValue = text;
    });
  return true;
}

function isElement(node: ChildNode | undefined): node is ChildNode & Element {
  return node?.nodeType === 1;
}

function copySaid(shown: Element, next: Element): void {
  for (const name of SAID) {
    const text = next.getAttribute(name);
    if (text !== null && text !== shown.getAttribute(name)) shown.setAttribute(name, text);
  }
}
