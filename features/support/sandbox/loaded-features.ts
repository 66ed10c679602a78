/** The features whose code a page has fetched, recognized by file names. */

/** A file that each feature needs. Pairing and one kind of login use the QR code as well. */
const SETS: Readonly<Record<string, RegExp>> = {
  'email and socials': /\/login-part-/,
  swaps: /\/swap-part-/,
  send: /\/send-part-/,
  receive: /\/qr-code-/,
  onramp: /\/buy-part-/,
  history: /\/activity-part-/,
  pay: /\/pay-part-/,
};

/** In the specification's order; `nothing` if there is none. */
export function loadedFeatures(files: readonly string[]): string {
  const found = Object.keys(SETS).filter((name) => files.some((file) => SETS[name]?.test(file)));
  return found.join(', ') || 'nothing';
}
