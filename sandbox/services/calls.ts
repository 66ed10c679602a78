/** Every call that the services answer. */
import { balances } from './account/balances.js';
import { collectibles } from './account/collectibles.js';
import { history } from './account/history.js';
import { identity } from './account/identity.js';
import { auth } from './auth/auth.js';
import type { Call } from './call.js';
import { builtTransactions } from './convert/built-transactions.js';
import { convert } from './convert/convert.js';
import { fungiblePrices } from './fungible-prices.js';
import { jsonRpcProxy } from './json-rpc-proxy.js';
import { buyPage } from './onramp/buy-page.js';
import { onramp } from './onramp/onramp.js';
import { passedOn } from './passed-on.js';
import { payCalls } from './pay/pay.js';
import { payPage } from './pay/pay-page.js';
import { pictures } from './pictures/pictures.js';
import { profile } from './profile/profile.js';
import { sessions } from './sessions/sessions.js';
import { supportedChains } from './supported-chains.js';

export const CALLS: readonly Call[] = [
  ...[supportedChains, balances, history, collectibles, identity, fungiblePrices, jsonRpcProxy],
  ...[
    ...convert,
    ...builtTransactions,
    ...profile,
    ...onramp,
    ...buyPage,
    ...payCalls,
    ...payPage,
    ...sessions,
    ...auth,
    ...pictures,
    ...passedOn,
  ],
];
