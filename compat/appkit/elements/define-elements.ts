/** `<appkit-button>` and its like: buttons of Porthole under AppKit's names. */
import type { Modal } from '../../../application/modal/modal.js';
import { mount } from '../../../ui-react/mount.js';
import { buttonElement } from './button-element.js';
import { BUTTON_KINDS, type ButtonKind } from './button-kinds.js';

/** Defines what nobody has defined yet. */
export function defineElements(modal: Modal): void {
  if (typeof customElements === 'undefined') return;
  for (const kind of Object.keys(BUTTON_KINDS) as ButtonKind[]) {
    define(`appkit-${kind}`, () => buttonElement(kind, modal));
    define(`w3m-${kind}`, () => buttonElement(kind, modal));
  }
  define('w3m-modal', () => modalElement(modal));
}

function define(name: string, make: () => CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, make());
}

/** Where the modal is drawn with `enableEmbedded`, or `disableAppend`. */
function modalElement(modal: Modal): CustomElementConstructor {
  return class extends HTMLElement {
    #unmount: (() => void) | undefined;

    connectedCallback(): void {
      this.#unmount ??= mount(modal, { target: this });
    }

    disconnectedCallback(): void {
      this.#unmount?.();
      this.#unmount = undefined;
    }
  };
}
