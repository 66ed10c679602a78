/** Parts whose code could not be loaded at first, as on a phone that was offline for a moment. */
import { expect, it } from 'vitest';
import { type ScriptedModalParts, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { holdingsOf } from '../account/holdings/holdings-of.js';
import type { Parts } from '../engine/parts.js';
import { editSend } from '../send/actions.js';

const ETH = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;
const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

function offline(...parts: (keyof Parts)[]) {
  const missing: ScriptedModalParts['missing'] & unknown[] = parts;
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet], missing });
  modal.chain.credit(wallet.accounts[0].address, ETH, 10n ** 18n);
  return { modal, wallet, online: () => missing.splice(0) };
}

it('sending estimates fees once its code could be loaded, also on the screen that could not load it', async () => {
  const { modal, wallet, online } = offline('send');
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'send' } });
  expect(modal.getState().send.token).toBeUndefined();
  online();
  await editSend(modal, { receiver: FRIEND });
  await editSend(modal, { amountText: '0.1' });
  modal.time.advance(300);
  expect(modal.getState().send).toMatchObject({ token: { symbol: 'ETH' }, fee: { status: 'ready' } });
});

it('balances are read once the code of the account could be loaded', async () => {
  const { modal, wallet, online } = offline('account', 'connected');
  await modal.connect(wallet.wallet.id);
  expect(holdingsOf(modal.getState())).toBeUndefined();
  online();
  await modal.open();
  expect(holdingsOf(modal.getState())).toMatchObject({ status: 'ready' });
});
