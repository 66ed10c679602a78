/** What can be done on the screens of a payment. They bring the use cases along: no other page loads them. */

import type { UseCase } from '../../../application/engine/use-case.js';
import type { Modal } from '../../../application/modal/modal.js';
import { listExchanges, payByExchange, payByWallet } from '../../../application/pay/pay-part.js';

type Runs = Pick<Modal, 'run'>;

/** At once: a window can only be opened inside the visitor's gesture. */
const run = (modal: Runs, useCase: UseCase) => void modal.run(() => Promise.resolve(useCase));

export const payFromWallet = (modal: Runs) => run(modal, payByWallet());
export const payAtExchange = (modal: Runs, id: string) => run(modal, payByExchange(id));
export const findExchanges = (modal: Runs) => run(modal, listExchanges());
