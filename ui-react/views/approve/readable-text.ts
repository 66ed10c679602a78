/** Makes characters visible that reorder or hide text: with them, a request could display other words than it contains. */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]|(?!(?<=\p{Emoji})[\ufe0e\ufe0f])\p{DI}/gu;

export function readableText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(HIDDEN, (sign) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);
}
