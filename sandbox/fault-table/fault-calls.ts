/**
 * All calls of a page to its services. To add one, add a row to the file of its kind, or to a new file that is named here: how it is
 * triggered, the result when it is answered, and what the visitor sees if not; every fault is then tried with it.
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
