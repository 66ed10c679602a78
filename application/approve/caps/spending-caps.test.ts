import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { currentRoute } from '../../shell/router.js';
import { forwardRequest, rejectRequest, setSpendingCap } from '../actions.js';

const TOKEN = `0x${'6e'.repeat(20)}`;
const approve = (amount: string) => `0x095ea7b3${'b0'.repeat(20).padStart(64, '0')}${amount.padStart(64, '0')}`;
const ALL = 'f'.repeat(64);
const transaction = (data: string) => [{ to: TOKEN, data }];

async function connected() {
  const modal = scriptedModal({ wallets: [scriptedWallet()] });
  await modal.connect('test.alpha-wallet');
  return modal;
}

describe('S6.4 an approval without limit', () => {
  it('goes to the wallet as shown, once the visitor continues', async () => {
    const modal = await connected();
    const { id } = modal.approvals.request('eth_sendTransaction', transaction(approve(ALL)));
    expect(modal.approvals.forwarded).toEqual([]);
    expect(modal.getState().approve.uncapped).toEqual({ [id]: [0] });
    expect(await setSpendingCap(modal, id, 0, 5n)).toMatchObject({ ok: true });
    const { approve: state, router } = modal.getState();
    expect(state.pending[0]?.params).toEqual(transaction(approve('5')));
    expect(currentRoute(router)).toMatchObject({ request: state.pending[0] });
    expect(modal.approvals.forwarded).toEqual([]);
    await forwardRequest(modal, id);
    expect(modal.approvals.forwarded.map(({ params }) => params)).toEqual([transaction(approve('5'))]);
    // A request at the wallet does not change any more.
    await setSpendingCap(modal, id, 0, 6n);
    await forwardRequest(modal, id);
    expect(modal.approvals.forwarded).toHaveLength(1);
    expect(modal.getState().approve.pending[0]?.params).toEqual(transaction(approve('5')));
    expect(modal.getState().approve.uncapped).toEqual({});
  });

  it('is simulated again after each change of the cap', async () => {
    const modal = await connected();
    const { id } = modal.approvals.request('eth_sendTransaction', transaction(approve(ALL)));
    await setSpendingCap(modal, id, 0, 5n);
    const said = () => modal.getState().approve.simulations?.[id];
    for (let turn = 0; turn < 20 && said()?.status !== 'ready'; turn += 1) await modal.time.advance(100);
    expect(said()).toMatchObject({ simulation: { allowances: [{ after: 5n }] } });
  });

  it.each([0n, -1n, 1n << 256n, '5' as never, undefined as never])('accepts no cap of %s', async (amount) => {
    const modal = await connected();
    const { id, params } = modal.approvals.request('eth_sendTransaction', transaction(approve(ALL)));
    expect(await setSpendingCap(modal, id, 0, amount)).toMatchObject({ ok: false });
    expect(await setSpendingCap(modal, id, 1, 5n)).toMatchObject({ failure: { code: 'invalid-amount' } });
    expect(modal.getState().approve.pending[0]?.params).toEqual(params);
  });

  it('ends when it is declined', async () => {
    const modal = await connected();
    const { id } = modal.approvals.request('eth_sendTransaction', transaction(approve(ALL)));
    await rejectRequest(modal, id);
    expect(modal.approvals.rejected).toMatchObject([{ request: { id }, failure: new Failure('rejected') }]);
    await forwardRequest(modal, id);
    expect([modal.approvals.forwarded, modal.getState().approve.uncapped]).toEqual([[], {}]);
  });

  it('with a limit, or of another kind, goes to the wallet at once', async () => {
    const modal = await connected();
    modal.approvals.request('eth_sendTransaction', transaction(approve('5')));
    modal.approvals.request('eth_sendTransaction', transaction(`0xa9059cbb${ALL}${ALL}`));
    expect(modal.approvals.forwarded).toHaveLength(2);
    expect(modal.getState().approve.uncapped).toBeUndefined();
  });
});
