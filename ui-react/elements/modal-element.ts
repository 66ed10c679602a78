import type { Modal } from '../../application/modal/modal.js';
import { mount } from '../mount.js';
import { adoptSheet } from '../styles/adopt-sheet.js';
import type { Messages } from '../words/words.js';

/** An element that renders a modal in its place, as long as it is in the page. */
export function modalElement(modal: Modal, messages?: Messages): CustomElementConstructor {
  return class extends HTMLElement {
    #unmount: (() => void) | undefined;

    connectedCallback(): void {
      if (!this.shadowRoot) {
        // A block, unless the page says otherwise.
        const root = this.attachShadow({ mode: 'open' });
        adoptSheet(root, ':host { display: block }');
        root.append(document.createElement('slot'));
      }
      this.#unmount ??= mount(modal, { target: this, messages });
    }

    disconnectedCallback(): void {
      // If it was moved within the page, it is connected again by then.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#unmount?.();
        this.#unmount = undefined;
      });
    }
  };
}
