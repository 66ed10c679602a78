/**
 * Which scenarios `npm test` runs in the browser. Those that do not run in all three profiles need it, and run always; of
 * the others it takes one share of three, and another one with the next seed. Pure.
 */
import { createHash } from 'node:crypto';

/** After as many seeds in a row, each has had its turn. */
export const SHARES = 3;

const PROFILES = ['@core', '@sandbox', '@browser'];
const DAY = 86_400_000;

/**
 * The seed that was asked for, or that of the day: each day takes another share.
 * @param {string | undefined} asked such as the environment's `SEED`
 * @param {number} [now]
 */
export function seedOf(asked, now = Date.now()) {
  if (asked === undefined || asked === '') return Math.floor(now / DAY);
  if (!/^\d{1,15}$/.test(asked)) throw new Error(`SEED is '${asked}': a whole number is wanted.`);
  return Number(asked);
}

/**
 * Whether a scenario runs in every profile: it is tagged with none of them, or with all.
 * @param {readonly string[]} tags
 */
export function runsEverywhere(tags) {
  const named = PROFILES.filter((profile) => tags.includes(profile)).length;
  return named === 0 || named === PROFILES.length;
}

/**
 * Whether a scenario runs in the browser with this seed. Its file and its name alone decide between the shares, so that neither its place
 * nor another scenario changes that.
 * @param {{ file: string, name: string, tags: readonly string[] }} scenario
 * @param {number} seed
 */
export function isInBrowser({ file, name, tags }, seed) {
  if (!runsEverywhere(tags)) return true;
  const digest = createHash('sha256').update(`${file.replaceAll('\\', '/')}\n${name}`);
  return digest.digest().readUInt32BE(0) % SHARES === seed % SHARES;
}
