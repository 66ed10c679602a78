/** `<appkit-button>` and its like: buttons of Porthole under AppKit's names. */
import type { Modal } from '../../../application/modal/modal.js';
import type { ButtonKind } from '../../../ui-react/elements/attributes.js';
import { buttonElement } from '../../../ui-react/elements/button-element.js';
import { modalElement } from '../../../ui-react/elements/modal-element.js';

const ACCOUNT = ['disabled', 'balance', 'charsStart', 'charsEnd', 'namespace'];
const CONNECT = ['size', 'label', 'loadingLabel', 'namespace'];

/** By what follows `appkit-` and `w3m-`: which of ours it is, and its attributes. */
const BUTTONS: Readonly<Record<string, readonly [draws: ButtonKind, properties: readonly string[]]>> = {
  button: ['button', [...new Set([...ACCOUNT, ...CONNECT])]],
  'connect-button': ['connect', CONNECT],
  'account-button': ['account', ACCOUNT],
  'network-button': ['network', ['disabled', 'label']],
};

/** Defines what nobody has defined yet. */
export function defineElements(modal: Modal): void {
  if (typeof customElements === 'undefined') return;
  for (const [name, [draws, properties]] of Object.entries(BUTTONS)) {
    const kind = { draws, properties, attributeOf: (property: string) => property.toLowerCase() };
    define(`appkit-${name}`, () => buttonElement(kind, modal));
    define(`w3m-${name}`, () => buttonElement(kind, modal));
  }
  // Where the modal is drawn with `enableEmbedded`, or `disableAppend`.
  define('w3m-modal', () => modalElement(modal));
}

function define(name: string, make: () => CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, make());
}
