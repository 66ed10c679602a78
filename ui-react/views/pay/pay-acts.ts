/** The actions on the screens of a payment. The use cases are loaded with them only. */

import type { Runner } from '../../../application/engine/runner.js';
import type { UseCase } from '../../../application/engine/use-case.js';
import { listExchanges, payByExchange, payByWallet } from '../../../application/pay/pay-part.js';

/** Synchronous: a window can only be opened during the user gesture. */
const run = (modal: Runner, useCase: UseCase) => void modal.run(() => Promise.resolve(useCase));

export const payFromWallet = (modal: Runner) => run(modal, payByWallet());
export const payAtExchange = (modal: Runner, id: string) => run(modal, payByExchange(id));
export const findExchanges = (modal: Runner) => run(modal, listExchanges());
