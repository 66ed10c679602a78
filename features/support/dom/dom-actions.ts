/** A visitor's actions on a page that is rendered in a DOM: pressing, typing and scrolling. */
import type { VisitorAct } from '../world/driver.js';

/** Longer texts are pasted, as visitors do with addresses; shorter ones are typed key by key. */
const LONGEST_TYPED = 20;
const HOW = { bubbles: true, composed: true, cancelable: true, button: 0, detail: 1 };
const PLACES: Readonly<Partial<Record<VisitorAct, string>>> = {
  'opens the modal': '[data-testid="connect-button"], [data-testid="account-button"]',
  'closes the modal': '[data-testid="w3m-header-close"]',
  'goes back': '[data-testid="header-back"]',
  'scrolls to the end': '.ph-body',
};

/** The element for each action. */
export function placeOf(act: VisitorAct): string {
  const place = PLACES[act];
  if (!place) throw new Error(`This needs a browser: the visitor ${act}.`);
  return place;
}

/** In the page, or in the shadow tree of a modal or of a custom element. */
export function seek<E extends HTMLElement>(selector: string): E | undefined {
  const shadows = [...document.querySelectorAll('*')].flatMap((host) => host.shadowRoot ?? []);
  return [document, ...shadows].map((root) => root.querySelector<E>(selector)).find(Boolean) ?? undefined;
}

/** Whether a press would reach it and have an effect. Elements that have just moved may ignore presses for a moment. */
export function takesPress(element: HTMLElement): boolean {
  if (element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true') return false;
  for (let each: HTMLElement | null = element; each; each = each.parentElement)
    if (each.style.pointerEvents === 'none') return false;
  return true;
}

export function press(element: HTMLElement): void {
  element.dispatchEvent(new window.PointerEvent('pointerdown', HOW));
  element.focus();
  element.dispatchEvent(new window.PointerEvent('pointerup', HOW));
  element.dispatchEvent(new window.MouseEvent('click', HOW));
}

/** Everything up to the end counts as scrolled into view from now on. */
export function scrollToEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight;
  element.dispatchEvent(new window.Event('scroll'));
}

/** `drawn`: waits until the typed character is rendered before the next key. */
export async function typeInto(input: HTMLInputElement, text: string, drawn: () => Promise<void>): Promise<void> {
  const write = async (value: string): Promise<string> => {
    // Bypasses React, which replaces the element's own setter.
    Reflect.set(input.constructor.prototype, 'value', value, input);
    const taken = input.value;
    input.dispatchEvent(new window.InputEvent('input', HOW));
    await drawn();
    // The page may have changed the text. Continues from the field's current text.
    return input.value === taken ? value : input.value;
  };
  input.focus();
  if (input.value !== '') await write('');
  if (text.length > LONGEST_TYPED) await write(text);
  else {
    let there = '';
    for (const key of text) there = await write(there + key);
  }
}
