/** Every call that the services answer. */
import { balances } from './balances.js';
import type { Call } from './call.js';
import { history } from './history.js';
import { identity } from './identity.js';
import { supportedChains } from './supported-chains.js';

export const CALLS: readonly Call[] = [supportedChains, balances, history, identity];
