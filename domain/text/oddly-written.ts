/** What no honest name has: letters that are not seen, and the signs that turn the way of writing. */
const HIDDEN = /[\p{C}\p{DI}\u2800]/u;
/** Writings with letters that look alike. */
const SCRIPTS = [/\p{sc=Latn}/u, /\p{sc=Cyrl}/u, /\p{sc=Grek}/u, /\p{sc=Cher}/u];

/** Whether a name is made up of letters that are hidden, or of several writings that look alike. */
export function isOddlyWritten(text: string): boolean {
  return HIDDEN.test(text) || SCRIPTS.filter((script) => script.test(text)).length > 1;
}
