import { deepActive } from './keep-focus.js';

/** Dialogs of the page, by HTML and WAI-ARIA, without another modal of ours. */
const DIALOGS = 'dialog, [role$="dialog"]:not(.ph-place)';

/** The dialog of the page around an element of the page, also one in the shadow tree of a custom element. */
export function pageDialogAround(element: Element | undefined): Element | undefined {
  let at = element;
  while (at && !at.matches(DIALOGS)) at = at.assignedSlot ?? at.parentElement ?? (at.getRootNode() as ShadowRoot).host;
  return at;
}

/**
 * Where a modal belongs that opens now. A dialog of the page keeps the focus inside and, like an element in full screen, makes everything
 * outside inert, so what opens from it has to be in it. Safari moves the focus to the body when a button is clicked. In `:is`, older
 * browsers ignore what they do not know.
 */
export function placeToOpen(): Element {
  return (
    pageDialogAround(deepActive()) ??
    document.querySelector('dialog:is(:modal), body :is(:fullscreen)') ??
    document.body
  );
}

/** Whether the page would cover or move what is fixed in it: by its own top layer, or a transform or filter of its body. */
export function isCoveredOrMoved(layer: Element): boolean {
  const { top, height } = layer.getBoundingClientRect();
  // A scrollbar makes it a little lower. Without a layout, it has no height.
  const moved = top !== 0 || (height > 0 && Math.abs(height - window.innerHeight) > 20);
  return moved || document.querySelector(':is(:popover-open, :fullscreen)') !== null;
}
