/** The simulation of a request while it is pending. */
import { NEVER, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import type { Simulation } from '../../../domain/simulation/simulation.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { accountOf } from '../../connect/selectors.js';
import { rejectRequest, setSpendingCap } from '../actions.js';

const TO = `0x${'5a'.repeat(20)}`;
const SEND = [{ to: TO, value: '0x5' }];
type Modal = ReturnType<typeof scriptedModal>;

async function asked(method: string, params: unknown, prepare?: (modal: Modal) => void, type?: 'AUTH') {
  const modal = scriptedModal({ wallets: [scriptedWallet(type ? { type } : {})] });
  await modal.connect('test.alpha-wallet');
  const native = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;
  modal.chain.credit(accountOf(modal.getState())?.address ?? '', native, 10n ** 18n);
  prepare?.(modal);
  const request = modal.approvals.request(method, params);
  return { modal, request, entry: () => modal.getState().approve.simulations?.[request.id] };
}

describe('the simulated changes of a request', () => {
  it('are loaded while it is pending, and removed with it', async () => {
    const { modal, request, entry } = await asked('eth_sendTransaction', SEND);
    expect(entry()).toMatchObject({ status: 'ready', simulation: { assets: [{ kind: 'native', amount: -5n }] } });
    modal.approvals.answer(request.id, '0xab');
    expect(modal.getState().approve.simulations).toEqual({});
  });

  it('do not delay the request to the wallet', async () => {
    const { modal, request, entry } = await asked('eth_sendTransaction', SEND, ({ chain }) => chain.hangAt('simulate'));
    expect(entry()).toEqual({ status: 'loading' });
    expect(modal.approvals.forwarded).toEqual([request]);
    modal.time.advance(4_999);
    expect(entry()).toEqual({ status: 'loading' });
    modal.time.advance(1);
    expect(entry()).toMatchObject({ status: 'failed', failure: { code: 'timed-out' } });
  });

  it.each<[string, (modal: Modal) => void]>([
    ['fails', ({ chain }) => chain.failAt('simulate', new Failure('request-failed'))],
    ['breaks', ({ chain }) => void Object.assign(chain, { simulate: () => throwError(() => new Error('broken')) })],
  ])('are unknown if the network %s', async (_how, prepare) => {
    const { entry } = await asked('eth_sendTransaction', SEND, prepare);
    expect(entry()).toMatchObject({ status: 'failed', failure: { code: 'request-failed' } });
  });

  it('are dropped once it is answered', async () => {
    const { modal, request, entry } = await asked(
      'eth_sendTransaction',
      SEND,
      ({ chain }) => void Object.assign(chain, { simulate: () => NEVER }),
    );
    modal.approvals.answer(request.id, '0xab');
    modal.time.advance(60_000);
    expect(entry()).toBeUndefined();
    expect(modal.events.filter(({ type }) => type === 'request.simulated')).toHaveLength(1);
  });

  it.each<[string, string, unknown, ((modal: Modal) => void) | undefined]>([
    ['a message', 'personal_sign', ['0xab', TO], undefined],
    ['what goes nowhere', 'eth_sendTransaction', [{ value: '0x5' }], undefined],
    [
      'networks where nobody can tell',
      'eth_sendTransaction',
      SEND,
      ({ chain }) => void Object.assign(chain, { simulate: undefined }),
    ],
  ])('are not requested for %s', async (_what, method, params, prepare) => {
    const { modal } = await asked(method, params, prepare);
    modal.time.advance(60_000);
    expect(modal.getState().approve.simulations).toBeUndefined();
  });

  it('are dropped once it has failed or is declined, and those of another request are not', async () => {
    const answers: Subject<Simulation>[] = [];
    const simulate = () => answers[answers.push(new Subject<Simulation>()) - 1];
    const { modal, request, entry } = await asked(
      'eth_sendTransaction',
      SEND,
      ({ chain }) => void Object.assign(chain, { simulate }),
    );
    const other = modal.approvals.request('eth_sendTransaction', SEND);
    const third = modal.approvals.request('eth_sendTransaction', SEND);
    modal.approvals.fail(other.id, new Failure('request-failed'));
    await rejectRequest(modal, third.id);
    expect(answers.map(({ observed }) => observed)).toEqual([true, false, false]);
    answers[0]?.next({ outcome: 'fails', reason: 'Out of bounds' });
    expect(entry()).toMatchObject({ status: 'ready', simulation: { reason: 'Out of bounds' } });
    modal.approvals.answer(request.id, '0xab');
  });

  it('are those of the latest cap only', async () => {
    const answers: Subject<Simulation>[] = [];
    const simulate = () => answers[answers.push(new Subject<Simulation>()) - 1];
    const unlimited = `0x095ea7b3${'b0'.repeat(20).padStart(64, '0')}${'f'.repeat(64)}`;
    const approval = [{ to: TO, data: unlimited }];
    const { modal, request } = await asked(
      'eth_sendTransaction',
      approval,
      ({ chain }) => void Object.assign(chain, { simulate }),
    );
    modal.approvals.request('eth_sendTransaction', approval);
    await setSpendingCap(modal, request.id, 0, 5n);
    expect(answers.map(({ observed }) => observed)).toEqual([false, true, true]);
  });

  it('are left to a wallet with its own screens', async () => {
    const { modal } = await asked('eth_sendTransaction', SEND, undefined, 'AUTH');
    modal.time.advance(60_000);
    expect(modal.getState().approve.simulations).toBeUndefined();
  });
});
