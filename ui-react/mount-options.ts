import type { Messages } from './words/words.js';

/** Options of `mount`. */
export interface MountOptions {
  /** The parent of the modal's element. Default: the dialog of the page in which it is opened, or `document.body`. */
  readonly target?: HTMLElement | undefined;
  /** Your own messages by BCP 47 tag: they override the built-in ones or add a language. A new object replaces the messages. */
  readonly messages?: Messages | undefined;
}
