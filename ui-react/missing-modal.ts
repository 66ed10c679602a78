/** The error when nothing that `createModal()` returns was passed, as from plain JavaScript. */
export const NO_MODAL = '`modal` is missing';

export function missing(): never {
  throw new Error(NO_MODAL);
}
