import { type RefObject, useLayoutEffect, useRef } from 'react';
import { deepActive, hasFocus, keepFocus } from './keep-focus.js';
import { tabStops } from './tab-stops.js';

type Tree = Document | ShadowRoot;

/** By then the page has rendered what follows the dialog. */
const CHANGES = 3_000;

/**
 * Focus of a dialog: moves in when it opens, cycles inside with Tab, and returns when it closes. Focus outside the
 * dialog is never moved: wallets insert their own panels into the page.
 */
export function useDialogFocus(): RefObject<HTMLDivElement | null> {
  const dialog = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = deepActive();
    // The buttons of a custom element are in its shadow tree.
    const root = (opener?.getRootNode() ?? document) as Tree;
    const place = opener ? buttonsIn(root).indexOf(opener) : -1;
    element.focus({ preventScroll: true });
    element.addEventListener('keydown', wrap);
    const release = keepFocus(element, true);
    // What the modal was opened from, such as a menu, returns the focus to its own button as it closes.
    const takeBack = ({ target }: Event) => {
      if (!(target as Element).ariaHasPopup) return;
      document.removeEventListener('focusin', takeBack);
      element.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', takeBack);
    return () => {
      document.removeEventListener('focusin', takeBack);
      const inside = element.matches(':focus-within') || !hasFocus();
      element.removeEventListener('keydown', wrap);
      release();
      // The page may re-render at the same moment: a connect button may just become an account button.
      if (inside) setTimeout(() => giveBack(opener, root, place));
    };
  }, []);

  return dialog;
}

/** Tab after the last stop goes to the first one, and back. */
function wrap(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const dialog = event.currentTarget as HTMLElement;
  const stops = tabStops(dialog);
  const first = stops[0];
  const last = stops[stops.length - 1];
  const at = (dialog.getRootNode() as ShadowRoot).activeElement;
  const leaving = event.shiftKey ? at === first || at === dialog : at === last || !last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** To the element that opened the dialog, or to the button that has replaced it. */
function giveBack(opener: HTMLElement | undefined, root: Tree, place: number): void {
  if (hasFocus()) return;
  const all = buttonsIn(root);
  const target = opener?.isConnected ? opener : (all[place] ?? all[0]);
  target?.focus({ preventScroll: true });
  if (!target) return;
  // It may soon be replaced, as the account button is when its inside is loaded.
  const watch = new MutationObserver(() => {
    if (target.isConnected) return;
    watch.disconnect();
    giveBack(opener, root, place);
  });
  watch.observe(root, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), CHANGES);
}

/** The modal's buttons in the page or in a custom element, in document order. */
function buttonsIn(root: Tree): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.porthole-button')];
}
