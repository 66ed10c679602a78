/** Dangerous requests that wait for the visitor, several at once. */
import { expect, it } from 'vitest';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { forwardRequest, setSpendingCap } from '../actions.js';

const TOKEN = `0x${'6e'.repeat(20)}`;
const ALL = 'f'.repeat(64);
const approve = (amount: string) => `0x095ea7b3${'b0'.repeat(20).padStart(64, '0')}${amount.padStart(64, '0')}`;

/** `dangerous`: messages with a danger, because they could not be checked. */
async function connected(dangerous = true) {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet], missing: dangerous ? ['dangers'] : [] });
  await modal.connect(wallet.wallet.id);
  const sign = () => modal.approvals.request('personal_sign', ['0x68656c6c6f']);
  const approval = () => modal.approvals.request('eth_sendTransaction', [{ to: TOKEN, data: approve(ALL) }]);
  const forwarded = () => modal.approvals.forwarded.map(({ id }) => id);
  return { modal, sign, approval, forwarded, waiting: () => modal.getState().approve };
}
const held = { dangers: ['unreadable'], held: true };

it('the visitor continues with the one that they mean', async () => {
  const { modal, sign, forwarded, waiting } = await connected();
  const [first, second] = [sign(), sign()];
  expect(waiting().dangers).toEqual({ [first.id]: held, [second.id]: held });
  await forwardRequest(modal, second.id);
  expect([forwarded(), waiting().dangers]).toEqual([
    [second.id],
    { [first.id]: held, [second.id]: { ...held, held: false } },
  ]);
  // It is at the wallet.
  await forwardRequest(modal, second.id);
  expect(forwarded()).toEqual([second.id]);
  modal.approvals.answer(second.id, '0xab');
  expect(waiting().dangers).toEqual({ [first.id]: held });
  const before = waiting().dangers;
  modal.core.emit({ type: 'route.left' });
  expect(waiting().dangers).toBe(before);
});

it('a request without dangers is not held', async () => {
  const { modal, sign, forwarded, waiting } = await connected(false);
  const { id } = sign();
  expect([forwarded(), waiting().dangers ?? {}]).toEqual([[id], {}]);
  await forwardRequest(modal, id);
  modal.core.emit({ type: 'request.forwarded', id });
  expect([forwarded(), waiting().dangers ?? {}]).toEqual([[id], {}]);
});

it('a spending cap changes the request that it is for, and not the one on screen', async () => {
  const { modal, approval, forwarded, waiting } = await connected(false);
  const [first, second] = [approval(), approval()];
  expect(await setSpendingCap(modal, second.id, 0, 5n)).toMatchObject({ ok: true });
  const data = ({ params }: { readonly params: unknown }) => params;
  expect(waiting().pending.map(data)).toEqual([first.params, [{ to: TOKEN, data: approve('5') }]]);
  expect(modal.getState().router.interrupt).toEqual({ view: 'approve', request: first });
  await forwardRequest(modal, second.id);
  expect([forwarded(), waiting().uncapped]).toEqual([[second.id], { [first.id]: [0] }]);
});
