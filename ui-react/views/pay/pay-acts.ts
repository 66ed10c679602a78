/** What can be done on the screens of a payment. They bring the use cases along: no other page loads them. */

import type { Runner } from '../../../application/engine/runner.js';
import type { UseCase } from '../../../application/engine/use-case.js';
import { listExchanges, payByExchange, payByWallet } from '../../../application/pay/pay-part.js';

/** At once: a window can only be opened inside the visitor's gesture. */
const run = (modal: Runner, useCase: UseCase) => void modal.run(() => Promise.resolve(useCase));

export const payFromWallet = (modal: Runner) => run(modal, payByWallet());
export const payAtExchange = (modal: Runner, id: string) => run(modal, payByExchange(id));
export const findExchanges = (modal: Runner) => run(modal, listExchanges());
