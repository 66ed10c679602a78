import { expect, it } from 'vitest';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { connectedOf } from '../connect/selectors.js';

it('S4.17 a late approval of a replaced wallet switches nothing', async () => {
  const time = virtualTime();
  const { scheduler } = time;
  const knownNetworks = ['eip155:1', 'eip155:2'] as const;
  const alpha = scriptedWallet({ name: 'Alpha', knownNetworks, scheduler });
  const beta = scriptedWallet({ name: 'Beta', type: 'WALLET_CONNECT', knownNetworks, scheduler });
  const modal = scriptedModal({ wallets: [alpha, beta], time });
  await modal.connect(alpha.wallet.id);
  alpha.willHang();
  const switching = modal.switchNetwork('eip155:2');
  await modal.connect(beta.wallet.id);
  alpha.willApprove();
  alpha.answerPending();
  expect(await switching).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
  expect(connectedOf(modal.getState())).toMatchObject({ wallet: { name: 'Beta' }, networkId: 'eip155:1' });
});
