/**
 * Which scenarios `npm test` runs in the browser. Those that cannot run on the real parts without one need it, and run always; of
 * the others it takes one share of three, and another one with the next seed. Pure.
 */
import { createHash } from 'node:crypto';

/** After this many consecutive seeds, each scenario has had its turn. */
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

/** Of a scenario that is in the browser in every run, though it runs on the real parts as well. */
const EVERY_RUN = '@every-run';

/**
 * Whether a scenario runs in a profile: it has the profile's tag, or none of the profiles' tags.
 * @param {string} profile
 * @param {readonly string[]} tags
 */
export function runsIn(profile, tags) {
  return tags.includes(`@${profile}`) || !PROFILES.some((each) => tags.includes(each));
}

/**
 * Whether a scenario takes turns in the browser: it meets the shipped screens and the real parts in every run, without one.
 * @param {readonly string[]} tags
 */
export function takesTurns(tags) {
  return runsIn('browser', tags) && runsIn('sandbox', tags) && !tags.includes(EVERY_RUN);
}

/**
 * Whether a scenario runs in the browser with this seed. Its file and its name alone decide between the shares, so that neither its place
 * nor another scenario changes that.
 * @param {{ file: string, name: string, tags: readonly string[] }} scenario
 * @param {number} seed
 */
export function isInBrowser({ file, name, tags }, seed) {
  if (!takesTurns(tags)) return true;
  const digest = createHash('sha256').update(`${file.replaceAll('\\', '/')}\n${name}`);
  return digest.digest().readUInt32BE(0) % SHARES === seed % SHARES;
}
