/** What an amount field makes of key presses, typed text and pasted text. */

/** The code point of the digit zero in each supported script: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/** Converts digits and decimal separators of other scripts: `١٢٫٥` is `12.5`. */
function plainDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((each) => code >= each && code < each + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(/[٫．]/g, '.')
    .replace(/[٬،，]/g, ',');
}

/** Whether a key press may reach the field. Named keys (arrows, Tab, Backspace, Escape …) always may. */
export function isAmountKey(key: string, modified: boolean, text: string): boolean {
  if (key.length > 1) return true;
  if (modified) return /[acvx]/i.test(key);
  const plain = plainDigits(key);
  return /\d/.test(plain) || (/[.,]/.test(plain) && !text.includes('.'));
}

/**
 * The field's text after typing. A comma is a point, a point at the start gets its zero, a digit on `0` replaces it,
 * and a second point is refused (the text stays as it was).
 */
export function typeAmount(before: string, after: string): string {
  const text = plainDigits(after)
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '');
  if (text.indexOf('.') !== text.lastIndexOf('.')) return before;
  return tidy(text);
}

/** In text that could use a decimal comma as well. */
const ENGLISH = /^[1-9]\d{0,2},\d{3}$/;
const OTHER_NOTATION = /[\d.]\D*\p{L}\D*\d|0x|\p{No}/iu;
const CONTINENTAL = /^(\d{1,3}(\.\d{3})+|\d+),\d*$/;

/**
 * The field's text after pasting: keeps digits and one decimal point. A comma that can only be a decimal point counts
 * as one, because dropping it would turn `0,5` into 5. A number in another notation, such as `1e-7`, `0x10` or `0.0₅12`,
 * and text with digits behind a letter, such as `5 C98`, give an empty text: their digits would be another amount.
 */
export function pasteAmount(pasted: string): string {
  const written = plainDigits(pasted);
  if (OTHER_NOTATION.test(written)) return '';
  const text = written.replace(/[^\d.,]/g, '');
  const swap = !ENGLISH.test(text) && CONTINENTAL.test(text);
  const plain = swap ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  const point = plain.indexOf('.') + 1;
  return tidy(plain.slice(0, point) + plain.slice(point).replaceAll('.', ''));
}

function tidy(text: string): string {
  return text.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
}
