/** Dialogs of the page, by HTML and WAI-ARIA. */
const DIALOGS = 'dialog, [role$="dialog"]';

/** The dialog of the page around an element of the page. */
export function pageDialogAround(element: Element | null | undefined): Element | undefined {
  return element?.closest(DIALOGS) ?? undefined;
}

/**
 * Where a modal belongs that opens now. A dialog of the page keeps the focus inside and makes everything outside inert, so
 * what opens from it has to be in it. Safari moves the focus to the body when a button is clicked.
 */
export function placeToOpen(): Element {
  return pageDialogAround(document.activeElement) ?? document.querySelector('dialog:modal') ?? document.body;
}
