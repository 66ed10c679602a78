/** The code of a mail: six digits, however they are typed or pasted. */

export const CODE_LENGTH = 6;

/** The digits of a text, as many as a code has. Digits of other writing and full-width ones count as what they are. */
export function codeDigits(text: string): string {
  return [...text.normalize('NFKC')]
    .map((each) => (/[٠-٩۰-۹]/.test(each) ? String((each.codePointAt(0) ?? 0) & 0xf) : each))
    .filter((each) => /[0-9]/.test(each))
    .join('')
    .slice(0, CODE_LENGTH);
}
