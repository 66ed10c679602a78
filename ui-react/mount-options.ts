import type { Messages } from './words/words.js';

/** How a modal is put into a page. */
export interface MountOptions {
  /** Where the modal's element is put; the end of the body unless given. */
  readonly target?: HTMLElement | undefined;
  /** Messages in your own words, or in a language that Porthole does not speak, by BCP 47 tag. Another object is other messages. */
  readonly messages?: Messages | undefined;
}
