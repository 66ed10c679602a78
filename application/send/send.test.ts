import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { Token } from '../../domain/token/token.js';
import type { Fee } from '../../domain/transaction/transfer.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { holdingsOf } from '../account/holdings/holdings-of.js';
import { editSend, reviewSend, send, sendMax } from './actions.js';

const RECEIVER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const ETHER = 10n ** 18n;
const USD: Omit<Token, 'networkId'> = {
  name: 'Dollar',
  symbol: 'USD',
  decimals: 6,
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
};

async function connected() {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet], options: { tokens: { 'eip155:1': [USD] } } });
  const native: Token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 };
  const token: Token = { networkId: 'eip155:1', ...USD };
  const [{ address }] = wallet.accounts;
  modal.chain.credit(address, native, 2n * ETHER);
  modal.chain.credit(address, token, 5_000_000n);
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'send' } });
  return { modal, wallet, native, token, address };
}

describe('S5.16 required fields', () => {
  it.each([
    [{}, 'An amount and receiver address are required'],
    [{ amountText: '1' }, 'An amount and receiver address are required'],
    [{ receiver: RECEIVER }, 'An amount and receiver address are required'],
    [{ amountText: '1', receiver: RECEIVER, token: undefined }, 'A token is required'],
  ])('are named for %o', async (patch, message) => {
    const { modal } = await connected();
    await editSend(modal, patch);
    expect(await send(modal)).toMatchObject({ ok: false, failure: { message } });
  });
});

describe('the maximum', () => {
  it.each([
    ['another token', { token: { networkId: 'eip155:1', ...USD } as Token, amountText: '' }],
    ['an amount', { amountText: '0.5' }],
  ])('does not replace %s that is chosen while it is estimated', async (_what, patch) => {
    const { modal } = await connected();
    const fee$ = new Subject<Fee>();
    Object.assign(modal.chain, { estimateFee: () => fee$ });
    const most = sendMax(modal);
    await editSend(modal, patch);
    fee$.next({ amount: 7n, symbol: 'ETH', decimals: 18 });
    fee$.complete();
    expect(await most).toMatchObject({ ok: true });
    expect(modal.getState().send).toMatchObject(patch);
  });
});

describe('sending', () => {
  it('starts with the native currency', async () => {
    const { modal, native } = await connected();
    expect(modal.getState().send.token).toEqual(native);
  });

  it('moves the amount, shows a message and Account, and reads the balance again', async () => {
    const { modal, wallet, native, address } = await connected();
    modal.chain.minesAfter(2_000);
    await editSend(modal, { amountText: '0.25', receiver: RECEIVER });
    await reviewSend(modal);
    const outcome = send(modal);
    expect(modal.getState().router.history).toEqual([{ view: 'account' }]);
    expect(modal.getState().notices.snack?.message).toBe('transaction-started');
    modal.time.advance(2_000);
    expect(await outcome).toMatchObject({ ok: true, value: { hash: expect.stringMatching(/^0x/) } });
    expect(modal.chain.balanceOf(RECEIVER, native)).toBe(ETHER / 4n);
    expect(holdingsOf(modal.getState())?.holdings[0]?.amount).toBe(modal.chain.balanceOf(address, native));
    expect(wallet.asked.filter(({ question }) => question === 'send')).toHaveLength(1);
  });

  it('sends a token in its own unit', async () => {
    const { modal, token } = await connected();
    await editSend(modal, { token, amountText: '1.5', receiver: RECEIVER });
    await send(modal);
    expect(modal.chain.balanceOf(RECEIVER, token)).toBe(1_500_000n);
  });

  it('requests once, however often the button is clicked', async () => {
    const { modal, wallet } = await connected();
    await editSend(modal, { amountText: '0.25', receiver: RECEIVER });
    wallet.willHang('send');
    void send(modal);
    expect(await send(modal)).toMatchObject({ ok: false, failure: { code: 'already-pending' } });
    expect(modal.getState().send.stage).toBe('waiting');
    expect(wallet.asked.filter(({ question }) => question === 'send')).toHaveLength(1);
  });

  it('treats a rejection as an outcome and a revert as a failure', async () => {
    const { modal, wallet } = await connected();
    await editSend(modal, { amountText: '0.25', receiver: RECEIVER });
    wallet.willReject('send');
    expect(await send(modal)).toMatchObject({ ok: false, failure: { code: 'rejected' } });
    expect(modal.getState().notices.snack).toBeUndefined();
    wallet.willApprove('send');
    modal.chain.revert();
    expect(await send(modal)).toMatchObject({ ok: false, failure: { code: 'transaction-reverted' } });
    // The message that the transaction started was still shown, and goes first.
    modal.time.advance(150);
    expect(modal.getState().notices.snack?.message).toBe('send-failed');
  });

  it.each([
    ['3', 'insufficient-funds'],
    ['2', 'insufficient-funds'], // the fee has to be paid as well
    ['1e3', 'invalid-amount'],
    ['-1', 'invalid-amount'],
    ['0', 'invalid-amount'],
  ])('does not send a request for %s ETH', async (amountText, code) => {
    const { modal, wallet } = await connected();
    await editSend(modal, { amountText, receiver: RECEIVER });
    modal.time.advance(1_000);
    expect(await reviewSend(modal)).toMatchObject({ ok: false, failure: { code } });
    expect(await send(modal)).toMatchObject({ ok: false });
    expect(wallet.asked.some(({ question }) => question === 'send')).toBe(false);
  });

  it('fills in the balance less the fee, and the whole balance of a token', async () => {
    const { modal, token } = await connected();
    modal.chain.setFee(ETHER / 1000n);
    await sendMax(modal);
    // A little more than the current fee stays behind.
    expect(modal.getState().send.amountText).toBe('1.9987');
    await editSend(modal, { token });
    await sendMax(modal);
    expect(modal.getState().send.amountText).toBe('5');
  });

  it('estimates the fee once typing pauses, and drops it with the receiver', async () => {
    const { modal } = await connected();
    await editSend(modal, { amountText: '0.2', receiver: RECEIVER });
    await editSend(modal, { amountText: '0.25' });
    expect(modal.getState().send.fee).toBeUndefined();
    modal.time.advance(300);
    expect(modal.getState().send.fee?.status).toBe('ready');
    expect(modal.chain.calls.filter(({ task }) => task === 'estimateFee')).toHaveLength(1);
    await editSend(modal, { receiver: 'nobody' });
    modal.time.advance(300);
    expect(modal.getState().send.fee).toBeUndefined();
  });

  it('is still affordable after Max if the fee rises for two blocks', async () => {
    const { modal } = await connected();
    modal.chain.setFee(ETHER / 1000n);
    await editSend(modal, { receiver: RECEIVER });
    await sendMax(modal);
    modal.chain.setFee((ETHER / 1000n / 64n) * 81n);
    modal.time.advance(300);
    expect(modal.getState().send.fee).toMatchObject({ status: 'ready' });
    expect(await reviewSend(modal)).toMatchObject({ ok: true });
  });

  it('shows the fee as unknown after five seconds, and accepts a late answer', async () => {
    const { modal } = await connected();
    modal.chain.takes(8_000);
    await editSend(modal, { amountText: '0.25', receiver: RECEIVER });
    modal.time.advance(250 + 4_999);
    expect(modal.getState().send.fee?.status).toBe('loading');
    modal.time.advance(1);
    expect(modal.getState().send.fee).toMatchObject({ status: 'failed', failure: { code: 'request-failed' } });
    modal.time.advance(3_000);
    expect(modal.getState().send.fee?.status).toBe('ready');
  });

  it('estimates the fee again during the review, and before the wallet request if it is old', async () => {
    const { modal, wallet } = await connected();
    const estimates = () => modal.chain.calls.filter(({ task }) => task === 'estimateFee').length;
    await editSend(modal, { amountText: '0.25', receiver: RECEIVER });
    modal.time.advance(300);
    await reviewSend(modal);
    modal.chain.setFee(5n);
    modal.time.advance(15_000);
    expect(estimates()).toBe(2);
    expect(modal.getState().send.fee).toMatchObject({ status: 'ready', fee: { amount: 5n } });
    // The visitor is away for a minute.
    await modal.close(true);
    modal.time.advance(60_000);
    expect(estimates()).toBe(2);
    modal.chain.setFee(7n);
    wallet.willHang('send');
    void send(modal);
    expect([estimates(), modal.getState().send.stage]).toEqual([3, 'waiting']);
    expect(modal.getState().send.fee).toMatchObject({ fee: { amount: 7n } });
    // The wallet request does not change any more.
    modal.time.advance(60_000);
    expect(estimates()).toBe(3);
  });

  it('is not sent if the fee has risen above the balance meanwhile', async () => {
    const { modal, wallet } = await connected();
    await editSend(modal, { amountText: '1.9', receiver: RECEIVER });
    modal.time.advance(300);
    modal.chain.setFee(ETHER);
    modal.time.advance(31_000);
    expect(await send(modal)).toMatchObject({ ok: false, failure: { code: 'insufficient-funds' } });
    expect(wallet.asked.some(({ question }) => question === 'send')).toBe(false);
  });

  it('does not send to an address whose checksum is wrong', async () => {
    const { modal, wallet } = await connected();
    await editSend(modal, { amountText: '0.25', receiver: RECEIVER.replace('C44', 'c44') });
    modal.time.advance(1_000);
    expect(modal.getState().send.fee).toBeUndefined();
    expect(await reviewSend(modal)).toMatchObject({ ok: false, failure: { code: 'invalid-address' } });
    expect(await send(modal)).toMatchObject({ ok: false, failure: { code: 'invalid-address' } });
    expect(wallet.asked.some(({ question }) => question === 'send')).toBe(false);
  });

  it('does not send to an address that the chain rejects', async () => {
    const { modal, wallet } = await connected();
    Object.assign(modal.chain, { isAddress: () => false });
    await editSend(modal, { amountText: '0.25', receiver: RECEIVER });
    modal.time.advance(1_000);
    expect(modal.getState().send.fee).toMatchObject({ status: 'failed', failure: { code: 'invalid-address' } });
    expect(await send(modal)).toMatchObject({ ok: false, failure: { code: 'invalid-address' } });
    expect(wallet.asked.some(({ question }) => question === 'send')).toBe(false);
  });

  it('is reset when the account or the network changes', async () => {
    const { modal, wallet } = await connected();
    await editSend(modal, { amountText: '0.25', receiver: RECEIVER });
    wallet.useNetwork('eip155:2');
    expect(modal.getState().send.amountText).toBe('');
  });

  it('shows the network’s message if it cannot be reached', async () => {
    const { modal } = await connected();
    await editSend(modal, { amountText: '0.25', receiver: RECEIVER });
    modal.chain.failAt('send', new Failure('request-failed'));
    expect(await send(modal)).toMatchObject({ ok: false, failure: { code: 'request-failed' } });
  });
});
