/** Random test data comes from one seed: `SEED`, or the day's. Runs on the same day are identical, and differ the next day. */
import fc from 'fast-check';
import { seedOf } from './browser-share.mjs';

const seed = seedOf(process.env.SEED);
process.env.SEED = String(seed);
fc.configureGlobal({ seed });
