/** Between the visitor's click and the wallet request: a visitor who changes their mind gets no request. */

import { throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { nativeToken } from '../account/holdings/native-token.js';
import { networkOf } from '../connect/selectors.js';
import { editSend, reviewSend, send } from './actions.js';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const STRANGER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const OTHER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const ETHER = 10n ** 18n;

/** A visitor who has clicked Send, while an old fee is estimated again. */
async function sending() {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet] });
  await modal.connect(wallet.wallet.id);
  const network = networkOf(modal.getState());
  if (!network) throw new Error('Nobody is connected');
  const ether = nativeToken(network);
  for (const address of [wallet.accounts[0].address, OTHER]) modal.chain.credit(address, ether, 9n * ETHER);
  await modal.refreshBalance();
  await modal.open({ route: { view: 'send' } });
  await editSend(modal, { amountText: '0.25', receiver: FRIEND });
  modal.time.advance(300);
  await reviewSend(modal);
  await modal.close(true);
  modal.time.advance(60_000);
  await modal.open({ route: { view: 'send' } });
  await reviewSend(modal);
  modal.chain.takes(1_000);
  const outcome = send(modal);
  expect(modal.getState().send.stage).toBe('checking');
  const asked = () => wallet.asked.filter(({ question }) => question === 'send').map(({ detail }) => detail);
  return { modal, wallet, outcome, asked, ether };
}

describe('a transfer that has not been requested from the wallet yet', () => {
  it('is requested if nothing changes', async () => {
    const { modal, asked, outcome } = await sending();
    modal.time.advance(5_000);
    expect(await outcome).toMatchObject({ ok: true });
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['edits the form', ({ modal }) => void editSend(modal, { amountText: '0.5' })],
    ['closes the modal', ({ modal }) => void modal.close(true)],
    ['goes back to the form', ({ modal }) => void modal.back()],
    ['uses another account', ({ wallet }) => wallet.useAccounts(OTHER)],
    ['uses another network', ({ wallet }) => wallet.useNetwork('eip155:2')],
    [
      'is there and back again',
      ({ wallet }) => {
        wallet.useNetwork('eip155:2');
        wallet.useNetwork('eip155:1');
      },
    ],
    ['disconnects', ({ modal }) => void modal.disconnect()],
    ['loses the wallet', ({ wallet }) => wallet.lose()],
  ] as [string, (made: Awaited<ReturnType<typeof sending>>) => void][])(
    'is cancelled, without a message, if the visitor %s',
    async (_what, change) => {
      const made = await sending();
      change(made);
      expect(made.modal.getState().send.stage).toBe('editing');
      made.modal.time.advance(5_000);
      expect(await made.outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
      expect(made.asked()).toEqual([]);
      expect(made.modal.getState().send).toMatchObject({ stage: 'editing', failure: undefined });
      expect(made.modal.getState().notices.snack).toBeUndefined();
      expect(made.modal.getState().router.transactions).toEqual([]);
    },
  );

  it('is cancelled if the site sends it without a screen, and the account changes', async () => {
    const made = await sending();
    await made.modal.close(true);
    await editSend(made.modal, { amountText: '0.25', receiver: FRIEND });
    const outcome = send(made.modal);
    made.wallet.useAccounts(OTHER);
    made.modal.time.advance(5_000);
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(made.asked()).toEqual([]);
  });

  it('is not mistaken for the next one', async () => {
    const { modal, wallet, outcome, asked, ether } = await sending();
    await editSend(modal, { receiver: STRANGER });
    modal.time.advance(700);
    await reviewSend(modal);
    const second = send(modal);
    modal.time.advance(10_000);
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(await second).toMatchObject({ ok: true });
    expect(asked()).toMatchObject([{ to: STRANGER }]);
    expect([FRIEND, STRANGER].map((each) => modal.chain.balanceOf(each, ether))).toEqual([0n, ETHER / 4n]);
    expect(wallet.pending).toBe(0);
  });

  it('cannot be sent a second time meanwhile', async () => {
    const { modal, asked } = await sending();
    expect(await send(modal)).toMatchObject({ ok: false, failure: { code: 'already-pending' } });
    modal.time.advance(5_000);
    expect(asked()).toHaveLength(1);
  });
});

describe('a transfer that fails before it is requested from the wallet', () => {
  it('has failed, and an alert says so', async () => {
    const { modal, outcome, asked } = await sending();
    Object.assign(modal.chain, { send: () => throwError(() => new Failure('request-failed')) });
    modal.time.advance(1_000);
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'request-failed' } });
    expect(asked()).toEqual([]);
    expect(modal.getState().send).toMatchObject({ stage: 'failed', failure: { code: 'request-failed' } });
    expect(modal.getState().notices.snack?.message).toBe('send-failed');
  });
});

describe('a transfer that has been requested from the wallet', () => {
  async function asking() {
    const made = await sending();
    made.wallet.willHang('send');
    made.modal.time.advance(5_000);
    expect(made.modal.getState().send.stage).toBe('waiting');
    made.wallet.willApprove('send');
    return made;
  }

  it.each([
    ['closes the modal', ({ modal }) => void modal.close(true)],
    ['goes back', ({ modal }) => void modal.back()],
    ['edits the form', ({ modal }) => void editSend(modal, { amountText: '0.5' })],
    ['uses another network', ({ wallet }) => wallet.useNetwork('eip155:2')],
  ] as [string, (made: Awaited<ReturnType<typeof sending>>) => void][])(
    'continues if the visitor %s',
    async (_what, change) => {
      const made = await asking();
      change(made);
      made.wallet.answerPending();
      made.modal.time.advance(5_000);
      expect(await made.outcome).toMatchObject({ ok: true, value: { hash: expect.stringMatching(/^0x/) } });
      expect(made.modal.chain.balanceOf(FRIEND, made.ether)).toBe(ETHER / 4n);
      expect(made.modal.events).toContainEqual(
        expect.objectContaining({ type: 'send.submitted', transfer: expect.objectContaining({ to: FRIEND }) }),
      );
    },
  );

  it('does not affect a form that was started meanwhile, whether the wallet approves or not', async () => {
    for (const answer of ['willApprove', 'willReject'] as const) {
      const { modal, wallet } = await asking();
      await modal.back();
      await editSend(modal, { amountText: '0.5', receiver: STRANGER });
      wallet[answer]('send');
      wallet.answerPending();
      modal.time.advance(5_000);
      expect(modal.getState().send).toMatchObject({ amountText: '0.5', receiver: STRANGER, stage: 'editing' });
      expect(modal.getState().router.history.at(-1)).toEqual({ view: 'send' });
    }
  });
});
