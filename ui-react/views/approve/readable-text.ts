/** Signs that reorder or hide text would let a request show other words than it holds: they are made visible. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

export function readableText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(HIDDEN, (sign) => `[U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`);
}
