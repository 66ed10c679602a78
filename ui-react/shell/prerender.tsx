import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { statusOf } from '../../application/connect/status-of.js';
import type { Modal } from '../../application/modal/modal.js';
import { Connect } from '../views/connect/connect.js';
import { type AnyView, whenIdle } from './screens/view-table.js';
import { Sheet } from './sheet.js';

/** Boundaries report errors themselves, once. */
export const QUIET = { onCaughtError: () => undefined };

let prerendered = false;

/**
 * Draws the list of wallets once, unseen, when the core has started because a visitor came near a button, and the pointer is on
 * its way to the click. Code that runs for the first time and styles that are applied for the first time take the browser twice as long, so a
 * first click takes little longer than a second. Because it is hidden, the list is neither announced nor focused. It is removed before the next
 * frame.
 *
 * @param place where the modal is rendered: a copy of it, without its content, has the same language and styles
 */
export function prerender(modal: Modal, place: HTMLElement, list: ReactNode): void {
  whenIdle(() => {
    const state = modal.getState();
    // The modal may have been removed, and another tab may have started the core of a hidden one.
    if (prerendered || document.hidden || !place.isConnected || statusOf(state) !== 'disconnected') return;
    // A visitor who has clicked does not wait for it: the list is being drawn.
    prerendered = true;
    if (state.shell.open || state.config.inline) return;
    const copy = place.cloneNode() as HTMLElement;
    copy.style.cssText = 'position:fixed;visibility:hidden';
    place.after(copy);
    const root = createRoot(copy, QUIET);
    try {
      flushSync(() => root.render(list));
      // Applies the styles.
      copy.getBoundingClientRect();
    } finally {
      copy.remove();
      root.unmount();
    }
  });
}

/** The sheet with the list of wallets. */
export function FirstSheet() {
  return <Sheet shown={{ route: { view: 'connect' }, View: Connect as AnyView }} failed={false} onRetry={nothing} />;
}

const nothing = () => undefined;
