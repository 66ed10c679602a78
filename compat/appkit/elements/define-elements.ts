/** `<appkit-button>` and the other elements: Porthole's buttons under AppKit's names. */
import type { Modal } from '../../../application/modal/modal.js';
import type { ButtonKind } from '../../../ui-react/elements/attributes.js';
import { buttonElement } from '../../../ui-react/elements/button-element.js';
import { modalElement } from '../../../ui-react/elements/modal-element.js';
import { say } from '../say.js';

const ACCOUNT = ['disabled', 'balance', 'charsStart', 'charsEnd', 'namespace'];
const CONNECT = ['size', 'label', 'loadingLabel', 'namespace'];

/** By the name after `appkit-` and `w3m-`: our element and its attributes. */
const BUTTONS: Readonly<Record<string, readonly [draws: ButtonKind, properties: readonly string[]]>> = {
  button: ['button', [...new Set([...ACCOUNT, ...CONNECT])]],
  'connect-button': ['connect', CONNECT],
  'account-button': ['account', ACCOUNT],
  'network-button': ['network', ['disabled', 'label']],
};

/** Defines the elements that are not defined yet. */
export function defineElements(modal: Modal): void {
  if (typeof customElements === 'undefined') return;
  for (const [name, [draws, properties]] of Object.entries(BUTTONS)) {
    const kind = { draws, properties, attributeOf: (property: string) => property.toLowerCase() };
    define(`appkit-${name}`, () => buttonElement(kind, modal));
    define(`w3m-${name}`, () => buttonElement(kind, modal));
  }
  // The place of the modal with `enableEmbedded` or `disableAppend`.
  define('w3m-modal', () => modalElement(modal));
  for (const [name, instead] of Object.entries(STAND_INS)) define(name, () => standIn(name, instead));
}

/** Elements that render nothing here, with their alternatives. */
const STAND_INS = {
  'w3m-router': 'set `enableEmbedded` and use `<w3m-modal>`',
  'w3m-onramp-widget': "call `open({ view: 'OnRampProviders' })`",
};

function standIn(name: string, instead: string): CustomElementConstructor {
  return class extends HTMLElement {
    connectedCallback(): void {
      say('warn', `\`<${name}>\` shows nothing here: ${instead}.`);
    }
  };
}

function define(name: string, make: () => CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, make());
}
