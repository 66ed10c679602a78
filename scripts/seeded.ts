/**
 * What tests draw by chance is drawn from one seed: `SEED`, or the day's. A run is the same again on the same day, and another one
 * the next.
 */
import fc from 'fast-check';
import { seedOf } from './browser-share.mjs';

const seed = seedOf(process.env.SEED);
process.env.SEED = String(seed);
fc.configureGlobal({ seed });
