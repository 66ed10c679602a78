import type { Modal } from '../../application/modal/modal.js';
import { mount } from '../mount.js';
import { mountOnce } from '../mount-once.js';
import type { Text } from '../text/en.js';
import { ELEMENTS, type ElementKind } from './attributes.js';
import { buttonElement } from './button-element.js';
import { tellChanges } from './tell-changes.js';

export interface ElementOptions {
  /** What the elements' names begin with: one for each modal of a page. `porthole` when absent. */
  readonly prefix?: string;
  /** The words in another language; English unless given. */
  readonly text?: Text;
}

/**
 * Defines `<porthole-button>`, `<porthole-account>`, `<porthole-network>` and `<porthole-inline>` for a modal, and puts the modal
 * itself into the page. Elements that are in the page already come alive. On a server it does nothing. Call it once for each modal.
 */
export function defineElements(modal: Modal, { prefix = 'porthole', text }: ElementOptions = {}): void {
  if (typeof customElements === 'undefined') return;
  if (customElements.get(`${prefix}-button`)) {
    // biome-ignore lint/suspicious/noConsole: a mistake of the page, which nothing else would show
    console.error(
      '[porthole]',
      `defineElements: <${prefix}-button> is defined already. A second modal takes a \`prefix\` of its own.`,
    );
    return;
  }
  for (const kind of Object.keys(ELEMENTS) as ElementKind[]) {
    customElements.define(`${prefix}-${kind}`, buttonElement(kind, modal, text));
  }
  customElements.define(`${prefix}-inline`, inlineElement(modal, text));
  if (!modal.getState().config.inline) mountOnce(modal, text);
  tellChanges(modal, prefix);
}

/** The modal as part of the page, where this stands; for one that was created with `inline: true`. */
function inlineElement(modal: Modal, text: Text | undefined): CustomElementConstructor {
  return class extends HTMLElement {
    #unmount: (() => void) | undefined;

    connectedCallback(): void {
      this.style.display ||= 'block';
      if (modal.getState().config.inline) this.#unmount ??= mount(modal, { target: this, text });
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#unmount?.();
        this.#unmount = undefined;
      });
    }
  };
}
