/**
 * Each call that a page makes of its services. Another one is a row in the file of its kind, or in a new one that is named here: how
 * it comes about, what there is when it is answered, and what somebody sees when it is not; the faults are tried on each by themselves.
 */
import { ANALYTICS_CALLS } from './analytics-calls.js';
import { BUYING_CALLS } from './buying-calls.js';
import { DIRECTORY_CALLS } from './directory-calls.js';
import type { FaultCall } from './fault-call.js';
import { HOLDINGS_CALLS } from './holdings-calls.js';
import { LIST_CALLS } from './list-calls.js';
import { NAMING_CALLS } from './naming-calls.js';
import { PAYING_CALLS } from './paying-calls.js';
import { SWAP_CALLS } from './swap-calls.js';

export const FAULT_CALLS: readonly FaultCall[] = [
  ...[...HOLDINGS_CALLS, ...LIST_CALLS, ...NAMING_CALLS, ...DIRECTORY_CALLS, ...ANALYTICS_CALLS, ...SWAP_CALLS],
  ...BUYING_CALLS,
  ...PAYING_CALLS,
];
