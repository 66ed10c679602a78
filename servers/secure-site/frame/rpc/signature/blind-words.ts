/** Why something cannot be read, where several requests have the same reason. */

export const HASH =
  'This is a hash: only a program can tell what it stands for. It may be a sale or a transfer of everything you own.';

export const NO_TEXT = 'This message is not text: only a program can tell what it means.';
