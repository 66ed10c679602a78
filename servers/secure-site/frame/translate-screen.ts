/** Shows the same screen in another language: replaces its texts and changes nothing else. */
import { hasOwnText, translateText } from './set-text.js';

const TRANSLATED = ['aria-label', 'placeholder'] as const;

/** `next`: the screen drawn in the new language. If its parts differ, returns false and changes nothing. */
export function translateScreen(shown: Element, next: Element): boolean {
  const writes: (() => void)[] = [];
  if (!compare(shown, next, writes)) return false;
  for (const write of writes) write();
  return true;
}

function compare(shown: Element, next: Element, writes: (() => void)[]): boolean {
  if (shown.tagName !== next.tagName || shown.className !== next.className) return false;
  writes.push(() => copyAttributes(shown, next));
  if (hasOwnText(shown)) {
    writes.push(() => translateText(shown));
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

function copyAttributes(shown: Element, next: Element): void {
  for (const name of TRANSLATED) {
    const text = next.getAttribute(name);
    if (text !== null && text !== shown.getAttribute(name)) shown.setAttribute(name, text);
  }
}
