/** The simulation of a payment from the wallet in use. */
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import type { Simulation, SimulationQuestion } from '../../domain/simulation/simulation.js';
import { PAYEE, PAYMENT, payingModal } from '../../infrastructure/fakes/modals/paying-modal.js';
import { pay } from './pay.js';
import { payByWallet } from './pay-by-wallet.js';

const NONE: Simulation = { outcome: 'changes', assets: [], allowances: [], complete: true };

/** A payment that is on screen. `simulated`: what the network's node was asked. */
async function shown(connected: boolean) {
  const site = payingModal();
  const { modal, wallet } = site;
  const simulated: SimulationQuestion[] = [];
  Object.assign(modal.chain, {
    simulate(question: SimulationQuestion) {
      simulated.push(question);
      return of(NONE);
    },
  });
  if (connected) await modal.connect(wallet.wallet.id);
  const payment = await site.begin(pay({ paymentAsset: PAYMENT }));
  return { ...site, payment, simulated, changes: () => modal.getState().changes };
}

it('is on screen with the payment, once', async () => {
  const { wallet, simulated, changes } = await shown(true);
  const from = wallet.accounts[0].address;
  const transfer = { from, to: PAYEE, amount: 1_500_000_000_000_000_000n };
  expect(simulated).toMatchObject([{ account: from, transfer }]);
  expect(changes()).toMatchObject({ entry: { status: 'ready', simulation: NONE } });
});

it('is not requested without an account to pay from', async () => {
  const { begin, modal, wallet, simulated, changes, passes } = await shown(false);
  expect([simulated, changes()]).toEqual([[], undefined]);
  await begin(payByWallet());
  await modal.connect(wallet.wallet.id);
  await passes(0);
  expect(simulated).toMatchObject([{ account: wallet.accounts[0].address }]);
});

it('is dropped once another screen is shown, or the payment is over', async () => {
  const { begin, modal, payment, changes, passes } = await shown(true);
  await modal.push({ view: 'networks' });
  expect(changes()).toBeUndefined();
  await modal.back();
  expect(changes()).toMatchObject({ entry: { status: 'ready' } });
  await modal.close();
  await passes(0);
  expect([payment.outcome, changes()]).toMatchObject([{ failure: { code: 'cancelled' } }, undefined]);
  await begin(payByWallet());
  expect(changes()).toBeUndefined();
});
