/** An unpredictable nonce: 24 letters and digits. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
