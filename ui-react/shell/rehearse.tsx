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

let rehearsed = false;

/**
 * Draws the list of wallets once, outside the page, while the pointer of a visitor who came near a button is on its way to the click. Code
 * that runs for the first time takes the browser twice as long: so a first click takes as long as a second.
 */
export function rehearse(modal: Modal, list: ReactNode): void {
  whenIdle(() => {
    const state = modal.getState();
    // Only if the next click opens that list. A visitor who has clicked does not wait for it.
    if (rehearsed || state.shell.open || state.config.inline || statusOf(state) !== 'disconnected') return;
    rehearsed = true;
    const root = createRoot(document.createElement('div'), QUIET);
    flushSync(() => root.render(list));
    root.unmount();
  });
}

/** The sheet with the list of wallets. */
export function FirstSheet() {
  return <Sheet shown={{ route: { view: 'connect' }, View: Connect as AnyView }} failed={false} onRetry={nothing} />;
}

const nothing = () => undefined;
