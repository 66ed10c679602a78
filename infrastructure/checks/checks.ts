import { checkCall } from './check-call.js';
import { checkGivenOptions } from './check-options.js';
import { idleOptions } from './idle-options.js';

/** What is looked at while a page is being built: a part of its own, which no shipped page loads. */
export const checks = { options: checkGivenOptions, idle: idleOptions, call: checkCall };
