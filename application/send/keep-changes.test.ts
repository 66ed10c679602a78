/** The simulation of a transfer under review. */
import { NEVER, type Observable, of, Subject, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { Simulation, SimulationQuestion } from '../../domain/simulation/simulation.js';
import { type ScriptedModalParts, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { holdingsOf } from '../account/holdings/holdings-of.js';
import { editSend, reviewSend, send } from './actions.js';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const ETH = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;
const USD = { ...ETH, name: 'Dollar', symbol: 'USD', address: `0x${'ce'.repeat(20)}` } as const;
const NONE: Simulation = { outcome: 'changes', assets: [], allowances: [], complete: true };

/** A filled-in form, and a node that answers as the test says. */
async function filledIn(
  answer?: (question: SimulationQuestion) => Observable<Simulation>,
  missing: ScriptedModalParts['missing'] = [],
) {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet], missing, options: { tokens: { 'eip155:1': [USD] } } });
  for (const token of [ETH, USD]) modal.chain.credit(wallet.accounts[0].address, token, 10n ** 19n);
  await modal.connect(wallet.wallet.id);
  const asked: SimulationQuestion[] = [];
  const simulate = (question: SimulationQuestion) => {
    asked.push(question);
    return answer?.(question) ?? NEVER;
  };
  Object.assign(modal.chain, { simulate });
  await modal.open({ route: { view: 'send' } });
  await editSend(modal, { amountText: '1', receiver: FRIEND });
  modal.time.advance(300);
  return { modal, wallet, asked, entry: () => modal.getState().changes?.entry };
}

it('is not requested before the review, which does not wait for it', async () => {
  const { modal, asked, entry } = await filledIn();
  expect(asked).toEqual([]);
  await reviewSend(modal);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ transfer: { to: FRIEND, amount: 10n ** 18n } });
  expect(entry()).toEqual({ status: 'loading' });
  await send(modal);
  expect(modal.getState().send.stage).toBe('confirmed');
  expect(asked).toHaveLength(1);
});

it('includes the tokens of this network that the account holds', async () => {
  const { modal, asked } = await filledIn();
  expect(holdingsOf(modal.getState())?.holdings.map(({ token }) => token.symbol)).toEqual(['ETH', 'USD']);
  await reviewSend(modal);
  expect(asked[0]?.tokens).toEqual([USD.address]);
});

it('is limited to five seconds', async () => {
  const { modal, entry } = await filledIn();
  await reviewSend(modal);
  modal.time.advance(4_999);
  expect(entry()).toEqual({ status: 'loading' });
  modal.time.advance(1);
  expect(entry()).toMatchObject({ status: 'failed', failure: { code: 'timed-out' } });
});

it.each([
  ['fails', () => throwError(() => new Failure('request-failed'))],
  ['cannot be reached', () => throwError(() => new Error('lost'))],
  [
    'breaks',
    () => {
      throw new Error('broken');
    },
  ],
])('is unknown if the node %s', async (_how, answer) => {
  const { modal, entry } = await filledIn(answer);
  await reviewSend(modal);
  expect(entry()).toMatchObject({ status: 'failed', failure: { code: 'request-failed' } });
});

it('is dropped with the review, as is an answer for another transfer', async () => {
  const answers = [new Subject<Simulation>(), new Subject<Simulation>()];
  let at = 0;
  const { modal, entry, asked } = await filledIn(() => answers[at++] ?? of(NONE));
  await reviewSend(modal);
  await modal.back();
  expect(modal.getState().changes).toBeUndefined();
  await editSend(modal, { amountText: '2' });
  await reviewSend(modal);
  answers[0]?.next({ outcome: 'fails' });
  expect(entry()).toEqual({ status: 'loading' });
  answers[1]?.next(NONE);
  expect(entry()).toEqual({ status: 'ready', simulation: NONE });
  expect(asked).toMatchObject([{ transfer: { amount: 10n ** 18n } }, { transfer: { amount: 2n * 10n ** 18n } }]);
});

it('is not requested if the chain cannot simulate', async () => {
  const { modal } = await filledIn();
  Object.assign(modal.chain, { simulate: undefined });
  await reviewSend(modal);
  modal.time.advance(60_000);
  expect(modal.getState().changes).toBeUndefined();
});

it('that cannot be loaded does not affect the form: fees are still estimated', async () => {
  const { modal } = await filledIn(undefined, ['changes']);
  await reviewSend(modal);
  await modal.back();
  const estimated = () => modal.events.filter(({ type }) => type === 'send.fee-estimated').length;
  const before = estimated();
  await editSend(modal, { amountText: '2' });
  modal.time.advance(300);
  expect(estimated()).toBeGreaterThan(before);
  expect(modal.getState().changes).toBeUndefined();
});

it('whose code could not be loaded with the form is loaded with the review', async () => {
  const missing: ScriptedModalParts['missing'] & unknown[] = ['changes'];
  const { modal, entry } = await filledIn(undefined, missing);
  missing.pop();
  await reviewSend(modal);
  expect(entry()).toEqual({ status: 'loading' });
});
