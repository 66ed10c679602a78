/** Which of the apps of sandbox/hosts/frameworks/ `npm test` takes: of each kind one, and the next one with the next seed. Pure. */

/**
 * @template T
 * @param {readonly T[]} all
 * @param {string | undefined} seed a whole number; without one, all have their turn
 * @returns {readonly T[]}
 */
export function turnOf(all, seed) {
  return seed ? all.filter((_, at) => at === Number(seed) % all.length) : all;
}
