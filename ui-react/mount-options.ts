import type { Text } from './text/en.js';

/** How a modal is put into a page. */
export interface MountOptions {
  /** Where the modal's element is put; the end of the body unless given. */
  readonly target?: HTMLElement | undefined;
  /** The words in another language. */
  readonly text?: Text | undefined;
}
