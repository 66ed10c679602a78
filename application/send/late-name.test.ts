import { of, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { AddressIdentity } from '../../domain/address/identity.js';
import { scriptedModal, scriptedWallet } from '../../infrastructure/fakes/index.js';
import { editSend, reviewSend } from './actions.js';

const [THEN, NOW] = [`0x${'f7'.repeat(20)}`, `0x${'aa'.repeat(20)}`];

it('a late answer about the earlier address does not restore it once the name has moved', async () => {
  const wallet = scriptedWallet();
  const calledBack = new Subject<AddressIdentity>();
  let address = THEN;
  const names = {
    addressOf: (name: string) => of({ name, address }),
    identity: (asked: string) => (asked === THEN ? calledBack : of({})),
  };
  const modal = scriptedModal({ wallets: [wallet], services: { names } });
  const ether = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;
  modal.chain.credit(wallet.accounts[0].address, ether, 2n * 10n ** 18n);
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'send' } });
  await editSend(modal, { amountText: '1', receiver: 'mole.berth.example' });
  modal.time.advance(500);
  expect(modal.getState().send.named).toMatchObject({ status: 'found', address: THEN });

  address = NOW;
  expect(await reviewSend(modal)).toMatchObject({ ok: false });
  expect(modal.getState().send.named).toMatchObject({ status: 'moved', address: NOW });
  calledBack.next({ name: 'mole.berth.example' });
  expect(modal.getState().send.named).toMatchObject({ status: 'moved', address: NOW });
});
