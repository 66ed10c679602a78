/** A page's finished transactions on networks that cannot tell everything about them. */
import { type Observable, of, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import type { Simulation, SimulationQuestion } from '../../../domain/simulation/simulation.js';
import { scriptedChain } from '../../../infrastructure/fakes/scripted-chain.js';
import { BRINEPOOL, scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../../infrastructure/fakes/virtual-time.js';
import type { Chain } from '../../ports/chain.js';

const ACCOUNT = '8'.repeat(44);
const ONE = { transaction: 'AB' };
const NONE: Simulation = { outcome: 'changes', assets: [], allowances: [], complete: true };

async function asked(parts: Partial<Chain>, connected = true) {
  const time = virtualTime();
  const unable = { costOfMade: undefined, neverExpires: undefined, simulate: undefined };
  const chain = Object.assign(scriptedChain({ namespace: 'solana', scheduler: time.scheduler }), unable, parts);
  const wallet = scriptedWallet({ networkId: 'solana:brinepool', accounts: [ACCOUNT] });
  const modal = scriptedModal({ time, chain, wallets: [wallet], options: { networks: [BRINEPOOL] } });
  if (connected) await modal.connect(wallet.wallet.id);
  const request = modal.approvals.request('solana_signTransaction', ONE, 'solana');
  return { modal, request };
}

it('go to the wallet as they are where the network tells nothing', async () => {
  const { modal, request } = await asked({});
  expect(modal.approvals.forwarded).toEqual([request]);
  expect(modal.device.lines).toEqual([]);
});

it.each<[string, () => Observable<boolean>, object]>([
  ['last', () => of(true), { lasting: true }],
  ['expire', () => of(false), {}],
  ['may last, which could not be read,', () => throwError(() => new Error('offline')), {}],
])('that %s are marked as such', async (_which, neverExpires, more) => {
  const { modal, request } = await asked({ neverExpires });
  expect(modal.getState().approve.pending).toEqual([{ ...request, ...more }]);
});

it('have an unchecked fee without an account', async () => {
  const { modal, request } = await asked({ costOfMade: () => of({ fee: 5_000n, usual: 5_000n }) }, false);
  expect(modal.getState().approve.pending).toEqual([{ ...request, fee: 'unchecked' }]);
});

it('are simulated for the account', async () => {
  const simulated: SimulationQuestion[] = [];
  const simulate = (question: SimulationQuestion) => {
    simulated.push(question);
    return of(NONE);
  };
  const { modal, request } = await asked({ simulate });
  expect(simulated).toEqual([{ account: ACCOUNT, transactions: ['AB'], tokens: [] }]);
  expect(modal.getState().approve.simulations?.[request.id]).toMatchObject({ status: 'ready' });
});
