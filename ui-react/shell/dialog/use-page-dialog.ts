import { type RefObject, useLayoutEffect } from 'react';
import type { Modal } from '../../../application/modal/modal.js';
import { isCoveredOrMoved, pageDialogAround } from './page-dialog.js';

/**
 * For a modal inside a dialog of the page, or on a page that would cover or move it: it is in the browser's top layer, since the dialog may
 * clip, move or cover what it contains; the Escape key does not close the page's dialog or popover, too; and the modal outlives it.
 */
export function usePageDialog(layer: RefObject<HTMLElement | null>, modal: Modal): void {
  useLayoutEffect(() => {
    const element = layer.current;
    const host = (element?.getRootNode() as ShadowRoot | undefined)?.host;
    if (!element || !(pageDialogAround(host) || isCoveredOrMoved(element))) return undefined;
    element.popover = 'manual';
    element.showPopover?.();

    // The page's dialog may listen anywhere, so only the modal gets the key.
    const keep = (event: KeyboardEvent) => {
      const [inner] = event.composedPath();
      if (event.key !== 'Escape' || event.isComposing || !inner || !element.contains(inner as Node)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      // Not a `KeyboardEvent`: in Firefox, it would leave the shadow tree and be the next one here.
      const own = Object.assign(new Event('keydown', { bubbles: true, cancelable: true }), { key: 'Escape' });
      if (inner.dispatchEvent(own)) void modal.close();
    };
    // Also reports what is removed before the next frame.
    const stay = new IntersectionObserver(() => {
      if (element.getClientRects().length > 0) return;
      stop();
      element.popover = null;
      document.body.append(host as Element);
      element.querySelector<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
    });
    const stop = () => {
      window.removeEventListener('keydown', keep, true);
      stay.disconnect();
    };
    window.addEventListener('keydown', keep, true);
    stay.observe(element);
    return stop;
  }, [layer, modal]);
}
