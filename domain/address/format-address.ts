/** How addresses, names, emails and links are shortened. */

/** How many characters an address keeps at both ends by default. */
export const ADDRESS_START = 4;
export const ADDRESS_END = 6;

/** How many characters of a name are shown: on a screen, and where there is less room. */
export const SCREEN_NAME = 20;
export const BUTTON_NAME = 18;

/** `0x1234567890abcdef…` → `0x12…345678`. Short texts stay whole. */
export function formatAddress(address: string, start = ADDRESS_START, end = ADDRESS_END): string {
  if (address.length <= start + end) return address;
  return `${address.slice(0, start)}…${end > 0 ? address.slice(-end) : ''}`;
}

/** The first `length` characters, then `…`. Never splits a surrogate pair. */
export function cutName(name: string, length: number): string {
  const characters = [...name];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : name;
}

/** `…` and the last `length` characters. */
export function cutStart(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `…${characters.slice(-length).join('')}` : text;
}

/** An email over 30 characters loses its last three to `…`. */
export function cutEmail(email: string): string {
  return email.length > 30 ? `${email.slice(0, -3)}…` : email;
}
