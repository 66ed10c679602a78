import type { Modal } from '../../application/modal/modal.js';
import { NO_MODAL } from '../missing-modal.js';
import { mountOnce } from '../mount-once.js';
import type { Messages } from '../words/words.js';
import { ELEMENTS } from './attributes.js';
import { buttonElement } from './button-element.js';
import { modalElement } from './modal-element.js';
import { tellChanges } from './tell-changes.js';

/** Options of `defineElements`. */
export interface ElementOptions {
  /**
   * The prefix of the elements' and the event's names: lower-case letters, digits and dashes. Use one per modal on a
   * page. Default `porthole`.
   */
  readonly prefix?: string | undefined;
  /** Your own messages by BCP 47 tag: they override the built-in ones or add a language. */
  readonly messages?: Messages | undefined;
}

/**
 * Defines `<porthole-button>`, `<porthole-account>` and `<porthole-network>` for a modal, and adds the modal to the
 * page; with `inline: true`, defines `<porthole-inline>` instead, which is the place of the modal. Elements that are
 * already in the page are upgraded. Dispatches `porthole-change` on the document when the connection, the account or
 * the network changes. Does nothing on a server. Call it once per modal.
 */
export function defineElements(modal: Modal, { prefix = 'porthole', messages }: ElementOptions = {}): void {
  if (typeof customElements === 'undefined') return;
  const wrong = modal?.state$ ? problemOf(prefix) : NO_MODAL;
  if (wrong !== undefined) {
    // biome-ignore lint/suspicious/noConsole: a mistake of the page, which nothing else would show
    console.error('[porthole]', `defineElements: ${wrong}`);
    return;
  }
  for (const [name, kind] of Object.entries(ELEMENTS)) {
    customElements.define(`${prefix}-${name}`, buttonElement(kind, modal, messages));
  }
  if (modal.getState().config.inline) customElements.define(`${prefix}-inline`, modalElement(modal, messages));
  else mountOnce(modal, messages);
  tellChanges(modal, prefix);
}

function problemOf(prefix: string): string | undefined {
  if (!/^[a-z][a-z\d-]*$/.test(prefix))
    return `\`prefix\` is ${JSON.stringify(prefix)}: use lower-case letters, digits and dashes.`;
  const names = [...Object.keys(ELEMENTS), 'inline'].map((name) => `${prefix}-${name}`);
  const taken = names.find((name) => customElements.get(name));
  return taken && `<${taken}> is defined already. A second modal needs its own \`prefix\`.`;
}
