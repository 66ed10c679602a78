import { labelOf } from './label-of.js';
import { reachWallet } from './reach-wallet.js';
import { untilState } from './until-state.js';
import { updateEmail } from './update-email.js';

/** The code that is loaded with the first wallet button of a page. */
export const walletPart = { labelOf, reachWallet, untilState, updateEmail } as const;
