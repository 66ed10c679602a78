/**
 * Which scenarios `npm test` runs in the browser. Those that cannot run on the real parts without a browser always run; of the others,
 * each run takes one third, and the next seed takes another third. Pure.
 */
import { createHash } from 'node:crypto';

/** After this many consecutive seeds, each scenario has had its turn. */
export const SHARES = 3;

const PROFILES = ['@core', '@sandbox', '@browser'];
const DAY = 86_400_000;

/**
 * The requested seed, or that of the day: each day takes another share.
 * @param {string | undefined} asked such as the environment's `SEED`
 * @param {number} [now]
 */
export function seedOf(asked, now = Date.now()) {
  if (asked === undefined || asked === '') return Math.floor(now / DAY);
  if (!/^\d{1,15}$/.test(asked)) throw new Error(`SEED is '${asked}': a whole number is wanted.`);
  return Number(asked);
}

/** The tag of a scenario that runs in the browser every time, although it also runs on the real parts. */
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
 * Whether a scenario runs in the browser only in turn: it covers the shipped screens and the real parts in every run, without a browser.
 * @param {readonly string[]} tags
 */
export function takesTurns(tags) {
  return runsIn('browser', tags) && runsIn('sandbox', tags) && !tags.includes(EVERY_RUN);
}

/**
 * Whether a scenario runs in the browser with this seed. Its share depends only on its file and its name, not on its position
 * or on other scenarios.
 * @param {{ file: string, name: string, tags: readonly string[] }} scenario
 * @param {number} seed
 */
export function isInBrowser({ file, name, tags }, seed) {
  if (!takesTurns(tags)) return true;
  const digest = createHash('sha256').update(`${file.replaceAll('\\', '/')}\n${name}`);
  return digest.digest().readUInt32BE(0) % SHARES === seed % SHARES;
}
