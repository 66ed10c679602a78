/** The one-time code of a login email: six digits, typed or pasted. */

export const CODE_LENGTH = 6;

/** The digits of a text, up to the length of a code. Full-width digits and digits of other scripts are converted. */
export function codeDigits(text: string): string {
  return [...text.normalize('NFKC')]
    .map((each) => (/[٠-٩۰-۹]/.test(each) ? String((each.codePointAt(0) ?? 0) & 0xf) : each))
    .filter((each) => /[0-9]/.test(each))
    .join('')
    .slice(0, CODE_LENGTH);
}
