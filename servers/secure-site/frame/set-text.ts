/** Texts of elements on the screen that follow the language: they are computed again when it changes. */
import { element } from './element.js';

const texts = new WeakMap<Element, () => string>();
const labels = new WeakMap<Element, () => string>();

/** `words` is called again when the language changes. */
export function setText(place: HTMLElement, words: () => string): void {
  write(place, words());
  texts.set(place, words);
}

/** The same for the accessible name. */
export function setLabel(place: HTMLElement, words: () => string): void {
  place.ariaLabel = words();
  labels.set(place, words);
}

export function withText<K extends 'button' | 'div' | 'h1' | 'h2' | 'p' | 'span' | 'strong'>(
  tag: K,
  properties: Readonly<Record<string, unknown>>,
  words: () => string,
): HTMLElementTagNameMap[K] {
  const made = element(tag, properties);
  setText(made, words);
  return made;
}

/** Whether its text was written with these functions. */
export function hasOwnText(place: Element): boolean {
  return texts.has(place);
}

export function translateText(place: Element): void {
  const words = texts.get(place);
  if (words) write(place, words());
}

/** Everything under `root` that was written with these functions. Nothing else changes: no element is replaced. */
export function translateTexts(root: ParentNode): void {
  for (const each of root.querySelectorAll('*')) {
    translateText(each);
    const label = labels.get(each);
    if (label) each.ariaLabel = label();
  }
}

/** What is the same stays selected. */
function write(place: Element, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}
