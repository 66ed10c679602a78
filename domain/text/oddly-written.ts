/** Never in a legitimate name: invisible letters and characters that change the writing direction. */
const HIDDEN = /[\p{C}\p{DI}\u2800]/u;
/** Scripts with letters that look alike. */
const SCRIPTS = [/\p{sc=Latn}/u, /\p{sc=Cyrl}/u, /\p{sc=Grek}/u, /\p{sc=Cher}/u];

/** Whether a name contains hidden characters, or mixes scripts that look alike. */
export function isOddlyWritten(text: string): boolean {
  return HIDDEN.test(text) || SCRIPTS.filter((script) => script.test(text)).length > 1;
}
