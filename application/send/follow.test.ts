/** A transfer from the wallet's answer to its confirmation, and the form afterwards. */

import { Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { Token } from '../../domain/token/token.js';
import type { Fee, Transfer } from '../../domain/transaction/transfer.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { familiarOf } from '../activity/familiar.js';
import type { Event } from '../engine/events.js';
import type { SendStep } from '../ports/link.js';
import { editSend, reviewSend, sendMax, send as sendReviewed } from './actions.js';
import { transferOf } from './draft.js';
import { tokenCautionOf } from './token-caution-of.js';

const [FRIEND, SECOND] = ['0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'];
const ETHER = 10n ** 18n;
const ETH: Token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 };
const USD: Token = { ...ETH, name: 'Dollar', symbol: 'USD', decimals: 6, address: `0x${'ce'.repeat(20)}` };

/** A visitor with a filled-in form, and a wallet that does what the test says, step by step. */
async function filled(wallet = scriptedWallet()) {
  const step$ = new Subject<SendStep>();
  const modal = scriptedModal({ wallets: [wallet], options: { tokens: { 'eip155:1': [USD] } } });
  for (const [token, amount] of [
    [ETH, 2n * ETHER],
    [USD, 5_000_000n],
  ] as const)
    modal.chain.credit(wallet.accounts[0].address, token, amount);
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'send' } });
  await editSend(modal, { amountText: '0.25', receiver: FRIEND });
  modal.time.advance(300);
  Object.assign(modal.chain, {
    send: (...[, , , asking]: Parameters<typeof modal.chain.send>) => {
      asking?.();
      return step$;
    },
  });
  const emitted = (pattern: RegExp) => modal.events.filter(({ type }) => pattern.test(type));
  return { modal, wallet, step$, emitted, form: () => modal.getState().send };
}

const FOLLOWED = /^(send\.(started|asked|submitted|slow|confirmed|failed|given-up)|snack\.shown|transaction\.pushed)$/;
const snack = (kind: string, message: string) => ({ type: 'snack.shown', snack: { kind, message, autoClose: true } });

describe('a submitted transfer', () => {
  it('is reported step by step, as slow after a minute, and with both hashes if the wallet replaced it', async () => {
    const { modal, step$, emitted, form, wallet } = await filled();
    const outcome = sendReviewed(modal);
    step$.next({ type: 'submitted', hash: '0x1' });
    modal.time.advance(59_999);
    expect(form().slow).toBeUndefined();
    modal.time.advance(1);
    expect(form()).toMatchObject({ slow: true, stage: 'submitted' });
    step$.next({ type: 'confirmed', hash: '0x2' });
    modal.time.advance(200_000);
    expect(await outcome).toMatchObject({ ok: true });
    const transfer: Transfer = { token: ETH, from: wallet.accounts[0].address, to: FRIEND, amount: ETHER / 4n };
    expect(emitted(FOLLOWED)).toEqual<(Event | object)[]>([
      { type: 'send.started', transfer },
      { type: 'transaction.pushed', after: 'stay' },
      { type: 'send.asked', transfer },
      { type: 'send.submitted', hash: '0x1', transfer },
      snack('success', 'transaction-started'),
      { type: 'send.slow', hash: '0x1' },
      { type: 'send.confirmed', hash: '0x2', submitted: '0x1' },
    ]);
    expect(form()).toMatchObject({ stage: 'confirmed', hash: '0x2', spedUp: '0x1' });
  });

  it('is not slow once confirmed, and has one hash', async () => {
    const { modal, step$, emitted } = await filled();
    void sendReviewed(modal);
    step$.next({ type: 'submitted', hash: '0x1' });
    step$.next({ type: 'confirmed', hash: '0x1' });
    modal.time.advance(200_000);
    expect(emitted(/^send\.(slow|confirmed)$/)).toEqual([{ type: 'send.confirmed', hash: '0x1' }]);
  });

  it.each<[string, SendStep[], Failure, boolean]>([
    ['a lost network', [], new Failure('request-failed'), true],
    ['a rejection', [], new Failure('rejected'), false],
    ['a wallet that is lost', [], new Failure('cancelled'), false],
    ['a wallet that does not answer', [], new Failure('timed-out'), true],
    ['a revert', [{ type: 'submitted', hash: '0x1' }], new Failure('transaction-reverted'), true],
    // It may still be confirmed.
    ['a block that does not come', [{ type: 'submitted', hash: '0x1' }], new Failure('timed-out'), false],
  ])('or a requested one fails by %s', async (_what, steps, failure, alarm) => {
    const { modal, step$, emitted, form } = await filled();
    const outcome = sendReviewed(modal);
    const { transfer } = form();
    for (const each of steps) step$.next(each);
    step$.error(failure);
    expect(await outcome).toMatchObject({ ok: false, failure });
    const hash = steps.length > 0 && { hash: '0x1' };
    expect(emitted(/^send\.failed$/)).toEqual([{ type: 'send.failed', failure, transfer, ...hash }]);
    expect(emitted(/^snack\.shown$/).at(-1)).toEqual(
      alarm ? snack('error', 'send-failed') : hash ? snack('success', 'transaction-started') : undefined,
    );
    expect(form()).toMatchObject({ stage: 'failed', failure });
  });

  it('is confirmed under its only hash if the wallet reports it once it is', async () => {
    const { modal, step$, emitted } = await filled();
    void sendReviewed(modal);
    step$.next({ type: 'confirmed', hash: '0x1' });
    expect(emitted(/^send\.confirmed$/)).toStrictEqual([{ type: 'send.confirmed', hash: '0x1' }]);
  });

  it('returns to one screen, however often the wallet asks', async () => {
    const { modal, emitted } = await filled();
    Object.assign(modal.chain, {
      send: (...[, , , asking]: Parameters<typeof modal.chain.send>) => {
        asking?.();
        asking?.();
        return new Subject<SendStep>();
      },
    });
    void sendReviewed(modal);
    expect(emitted(/^transaction\.pushed$/)).toHaveLength(1);
  });

  it('is not attempted if the form is invalid', async () => {
    const { modal, emitted } = await filled();
    await editSend(modal, { amountText: '' });
    await sendReviewed(modal);
    expect(emitted(/^send\.(started|failed)$/)).toEqual([
      { type: 'send.failed', failure: expect.objectContaining({ code: 'amount-and-receiver-required' }) },
    ]);
    expect(emitted(/^snack\.shown$/)).toEqual([snack('error', 'send-failed')]);
  });

  it.each([
    ['ether', ETH, 'stay'],
    ['a token', USD, { show: { view: 'account' } }],
  ])('has a screen to return to after an approval inside the modal: %s', async (_what, token, after) => {
    const { modal, step$, emitted } = await filled();
    await editSend(modal, { token });
    void sendReviewed(modal);
    expect(emitted(/^transaction\.pushed$/)).toEqual([{ type: 'transaction.pushed', after }]);
    expect(modal.getState().router.transactions).toEqual([after]);
    step$.error(new Failure('rejected'));
    expect(modal.getState().router.transactions).toEqual([]);
  });

  it('includes the wallet request, if that differs from what was shown', async () => {
    const { modal, emitted } = await filled();
    const ask = { method: 'eth_sendTransaction', payload: '[]', says: [] };
    Object.assign(modal.chain, {
      send: (...[, , , asking]: Parameters<typeof modal.chain.send>) => {
        asking?.(ask);
        return new Subject<SendStep>();
      },
    });
    void sendReviewed(modal);
    expect(emitted(/^send\.asked$/)).toMatchObject([{ ask }]);
    expect(modal.getState().send.fee).toMatchObject({ fee: { request: ask } });
  });

  it('changes no screen if the form is no longer shown', async () => {
    const { modal, step$ } = await filled();
    void sendReviewed(modal);
    await modal.close(true);
    step$.next({ type: 'submitted', hash: '0x1' });
    expect(modal.getState().router.history).not.toEqual([{ view: 'account' }]);
    expect(modal.getState().router.transactions).toEqual([]);
  });
});

describe('the maximum', () => {
  async function asked(fee: Partial<Fee>, patch: object) {
    const made = await filled();
    const asked: Transfer[] = [];
    Object.assign(made.modal.chain, {
      estimateFee: (transfer: Transfer) => {
        asked.push(transfer);
        return [{ amount: 1n, symbol: 'ETH', decimals: 18, ...fee }];
      },
    });
    await editSend(made.modal, patch);
    const outcome = await sendMax(made.modal);
    return { ...made, asked, outcome };
  }

  it('is the balance without the fee plus 30 %, and without the reserve, estimated for half of it', async () => {
    const { asked: questions, form, wallet } = await asked({ amount: ETHER / 10n, reserve: ETHER / 1000n }, {});
    expect(questions).toEqual([{ token: ETH, from: wallet.accounts[0].address, to: FRIEND, amount: ETHER }]);
    expect(form().amountText).toBe('1.869');
  });

  it.each([
    ['', 'no receiver'],
    [FRIEND.replace('C44', 'c44'), 'a wrong checksum'],
  ])('is estimated as if sent to the own account with "%s": %s', async (receiver) => {
    const { asked: questions, wallet, form } = await asked({}, { receiver });
    expect(questions).toMatchObject([{ to: wallet.accounts[0].address }]);
    expect(form()).toMatchObject({ amountText: '1.99999', receiver });
  });

  it('is zero if the fee needs it all', async () => {
    const { form } = await asked({ amount: 2n * ETHER }, {});
    expect(form().amountText).toBe('0');
  });

  it('is all of a token, without an estimate', async () => {
    const { asked: questions, form } = await asked({}, { token: USD });
    expect([questions, form().amountText]).toEqual([[], '5']);
  });

  it('is zero for a token that is not held', async () => {
    const { asked: questions, form } = await asked({}, { token: { ...USD, address: FRIEND } });
    expect([questions, form().amountText]).toEqual([[], '0']);
  });

  it('is zero for a token of another network with the same address', async () => {
    const { form } = await asked({}, { token: { ...USD, networkId: 'eip155:2' } });
    expect(form().amountText).toBe('0');
  });

  it('needs a token', async () => {
    const { outcome } = await asked({}, { token: undefined });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'token-required', message: 'A token is required' } });
  });

  it('needs a connection', async () => {
    const { modal } = await filled();
    await modal.disconnect();
    expect(await sendMax(modal)).toMatchObject({ ok: false, failure: { code: 'not-connected' } });
    expect(await sendReviewed(modal)).toMatchObject({
      failure: { code: 'not-connected', message: 'CaipNetwork or CaipAddress is undefined' },
    });
  });
});

describe('the transfer of the form', () => {
  it('does not exist on an unsupported network, or for a token of another one', async () => {
    const { modal, wallet } = await filled();
    await editSend(modal, { token: { ...ETH, networkId: 'eip155:2' } });
    expect(await sendReviewed(modal)).toMatchObject({ failure: { code: 'network-mismatch' } });
    wallet.useNetwork('eip155:99');
    await editSend(modal, { token: ETH, amountText: '1', receiver: FRIEND });
    expect(await sendReviewed(modal)).toMatchObject({
      failure: { code: 'network-undefined', message: 'CaipNetwork is undefined' },
    });
  });

  it('is trimmed', async () => {
    const { modal } = await filled();
    await editSend(modal, { amountText: ' 1.5 ', receiver: ` ${FRIEND} ` });
    expect(transferOf(modal.getState()).transfer).toMatchObject({ to: FRIEND, amount: 15n * 10n ** 17n });
  });

  it('is not sent if the network refused the estimate, but is if the network could not be reached', async () => {
    const { modal } = await filled();
    for (const [code, ok] of [
      ['transaction-reverted', false],
      ['request-failed', true],
    ] as const) {
      Object.assign(modal.chain, { estimateFee: () => throwError(() => new Failure(code)) });
      await editSend(modal, { amountText: ok ? '0.5' : '0.25', receiver: SECOND });
      modal.time.advance(300);
      expect(modal.getState().send.fee).toMatchObject({ status: 'failed', failure: { code } });
      expect(await reviewSend(modal)).toMatchObject({ ok });
    }
    expect(modal.getState().router.history.at(-1)).toEqual({ view: 'send-review' });
  });

  it('may go to another address of the wallet, all of which are known', async () => {
    const { modal, wallet } = await filled(scriptedWallet({ accounts: [FRIEND, SECOND] }));
    expect(new Set(familiarOf(modal.getState()))).toEqual(new Set(wallet.accounts.map(({ address }) => address)));
    await modal.disconnect();
    expect(familiarOf(modal.getState())).toEqual([]);
  });

  it.each<[string | undefined, Partial<Token> | undefined]>([
    [undefined, {}],
    [undefined, undefined],
    ['imitation', { address: FRIEND }],
    ['imitation', { address: FRIEND, name: 'Ether', symbol: 'ETH' }],
    [undefined, { address: FRIEND, name: 'Sand', symbol: 'SAND' }],
  ])('may have a token with a caution: %s for %o', async (kind, patch) => {
    const { modal } = await filled();
    expect(tokenCautionOf(modal.getState(), patch && { ...USD, ...patch })?.kind).toBe(kind);
  });
});
