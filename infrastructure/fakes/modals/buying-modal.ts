/** A modal in which visitors buy cryptocurrency, with a scripted service, for tests. */

import { defer, of, throwError } from 'rxjs';
import { editBuy } from '../../../application/buy/actions.js';
import type { Onramp, PurchaseQuestion, Seller } from '../../../application/ports/services.js';
import type { Transaction } from '../../../domain/transaction/transaction.js';
import { type ScriptedModalParts, scriptedModal } from '../scripted-modal.js';
import { scriptedWallet } from '../scripted-wallet.js';

/** Its purchases are reported to the modal. */
const WATCHED: Seller = { id: 'w', name: 'Watched', fees: '1%', namespaces: ['eip155'], watched: true };
const UNWATCHED: Seller = { id: 'u', name: 'Unwatched', namespaces: ['eip155'], watched: false };
/** Sells on Solana only. */
const SUN: Seller = { id: 's', name: 'Sun', namespaces: ['solana'], watched: false };

/** A purchase as a seller reports it, such as `bought('1', 'SUCCESS')`. */
export const bought = (id: string, status: string): Transaction => ({
  ...{ id, transfers: [] },
  metadata: { operationType: 'buy', status: `ONRAMP_TRANSACTION_STATUS_${status}`, sentFrom: '', sentTo: '' },
});

/** Options and quotes fail unless `answers` has them. */
export function buyingModal(answers: Partial<Onramp> = {}, parts: Partial<ScriptedModalParts> = {}) {
  const wallet = scriptedWallet({ accounts: [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] });
  const questions: PurchaseQuestion[] = [];
  let made: readonly Transaction[] = [];
  const onramp: Onramp = {
    sellers: [WATCHED, SUN, UNWATCHED],
    options: () => throwError(() => new Error('down')),
    quote: (question) =>
      defer(() => {
        questions.push(question);
        return throwError(() => new Error('down'));
      }),
    page: ({ id }) => of(`https://${id}.example/`),
    purchases: () => defer(() => of(made)),
    show: () => true,
    ...answers,
  };
  const modal = scriptedModal({
    ...{ wallets: [wallet], services: { onramp } },
    options: { services: { onramp: { id: 'onramp', namespaces: ['eip155'], load: () => Promise.reject() } } },
    ...parts,
  });
  return {
    ...{ modal, wallet, questions, buy: () => modal.getState().buy },
    /** Connected, with the sellers on screen. */
    async begin() {
      await modal.connect(wallet.wallet.id);
      await modal.open({ route: { view: 'on-ramp-providers' } });
      modal.time.advance(1);
    },
    /** Amount filled in, and its quote and pages requested. */
    async fillIn(amount = '10') {
      await editBuy(modal, { amount });
      modal.time.advance(500);
    },
    /** The purchases that sellers report from now on. */
    sells: (...next: readonly Transaction[]) => {
      made = next;
    },
  };
}
