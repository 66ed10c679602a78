/**
 * Selects the third-party apps that `npm test` runs: all of them within three days, or within as many days as there are apps of a kind.
 * Pure.
 */

/**
 * @template T
 * @param {readonly T[]} all
 * @param {string | undefined} seed a whole number; without one, all of them run
 * @returns {readonly T[]}
 */
export function turnOf(all, seed) {
  return seed ? all.filter((_, at) => at === Number(seed) % all.length) : all;
}

/** Long tests of sandbox/hosts, one line per day. */
const TAKING_TURNS = [['recipes'], ['appkit', 'rainbowkit'], ['template', 'reproducible']];

/**
 * The names of the tests that do not run with this seed.
 * @param {string | undefined} seed a whole number; without one, all of them run
 * @returns {readonly string[]}
 */
export function restingTests(seed) {
  const [turn] = turnOf(TAKING_TURNS, seed);
  return seed ? TAKING_TURNS.filter((line) => line !== turn).flat() : [];
}
