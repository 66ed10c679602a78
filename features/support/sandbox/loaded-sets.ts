/** Which sets of features a page has fetched the code of. All that is known of a file is its name. */

/** Files that a set does not do without. The code to scan is drawn by pairing and one kind of login as well. */
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
export function loadedSets(files: readonly string[]): string {
  const found = Object.keys(SETS).filter((name) => files.some((file) => SETS[name]?.test(file)));
  return found.join(', ') || 'nothing';
}
