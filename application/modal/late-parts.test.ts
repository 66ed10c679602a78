/** Parts whose code could not be loaded at first, as on a phone that was offline for a moment. */
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { browsingModal, DRAWN } from '../../infrastructure/fakes/modals/browsing-modal.js';
import { EMAIL } from '../../infrastructure/fakes/modals/login-visit.js';
import { scriptedEmbedded } from '../../infrastructure/fakes/scripted-embedded.js';
import { type ScriptedModalParts, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import { holdingsOf } from '../account/holdings/holdings-of.js';
import type { Parts } from '../engine/parts.js';
import { enterCode, logInByEmail } from '../login/actions.js';
import type { SignIn } from '../ports/sign-in.js';
import { editSend } from '../send/actions.js';

const ETH = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;
const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

function offline(missing: (keyof Parts)[], parts: Partial<ScriptedModalParts> = {}) {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet], missing, ...parts });
  modal.chain.credit(wallet.accounts[0].address, ETH, 10n ** 18n);
  return { modal, wallet, online: () => missing.splice(0) };
}

it('sending estimates fees once its code could be loaded, also on the screen that could not load it', async () => {
  const { modal, wallet, online } = offline(['send']);
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
  const { modal, wallet, online } = offline(['account', 'connected']);
  await modal.connect(wallet.wallet.id);
  expect(holdingsOf(modal.getState())).toBeUndefined();
  online();
  await modal.open();
  expect(holdingsOf(modal.getState())).toMatchObject({ status: 'ready' });
});

it('a request to a wallet inside the modal that came in the meantime is forwarded', async () => {
  const embedded = scriptedEmbedded();
  const { modal, online } = offline(['approve'], { embedded, options: { features: { email: true } } });
  await modal.open({ route: { view: 'connect' } });
  await logInByEmail(modal, EMAIL);
  await enterCode(modal, embedded.mails[0]?.code ?? '');
  expect(modal.getState().connect.connections.eip155?.status).toBe('connected');
  online();
  await modal.close();
  modal.approvals.request('eth_chainId');
  expect(modal.approvals.forwarded).toMatchObject([{ method: 'eth_chainId' }]);
});

it('the user of a restored wallet inside the modal is known once the code of the login could be loaded', async () => {
  const embedded = scriptedEmbedded();
  const parts = { embedded, storage: memoryStorage(), options: { features: { email: true } } };
  const { modal: before } = offline([], parts);
  await logInByEmail(before, EMAIL);
  await enterCode(before, embedded.mails[0]?.code ?? '');
  const { modal, online } = offline(['login'], parts);
  expect(modal.getState().connect.connections.eip155?.status).toBe('connected');
  online();
  await modal.open();
  expect(modal.getState().login.user?.email).toBe(EMAIL);
});

it('wallets of the directory are read once its code could be loaded', async () => {
  const missing: (keyof Parts)[] = ['catalogue'];
  const { modal, known, time } = browsingModal(10, { missing });
  await modal.open();
  time.advance(DRAWN);
  expect(known().highlights).toEqual({ status: 'idle' });
  missing.length = 0;
  await modal.close();
  await modal.open();
  expect(known().highlights.status).not.toBe('idle');
});

it('balances are read, and the visitor is asked to sign in once that could be loaded', async () => {
  const signIn: Partial<SignIn> = { required: true, endsOn: [], sessions: () => of([]) };
  const { modal, wallet, online } = offline(['signIn'], { signIn: signIn as SignIn });
  await modal.connect(wallet.wallet.id);
  expect(holdingsOf(modal.getState())).toMatchObject({ status: 'ready' });
  expect(modal.getState().router.interrupt).toBeUndefined();
  online();
  await modal.open();
  expect(modal.getState().router.interrupt).toMatchObject({ view: 'siwx-sign-message' });
});
