/** Every call that the services answer. */
import { balances } from './account/balances.js';
import { collectibles } from './account/collectibles.js';
import { history } from './account/history.js';
import { identity } from './account/identity.js';
import type { Call } from './call.js';
import { supportedChains } from './supported-chains.js';

export const CALLS: readonly Call[] = [supportedChains, balances, history, collectibles, identity];
