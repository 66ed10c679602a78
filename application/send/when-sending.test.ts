/** When the form for sending is loaded, what it is opened with, and what it accepts. */
import { NEVER } from 'rxjs';
import { expect, it } from 'vitest';
import { type ScriptedModalParts, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { editSend } from './actions.js';

async function connected(missing: ScriptedModalParts['missing'] = []) {
  const wallet = scriptedWallet();
  const modal = scriptedModal({
    ...{ wallets: [wallet], missing, services: { activity: { transactions: () => NEVER } } },
    options: { services: { activity: { id: 'a', load: () => Promise.reject() } } },
  });
  await modal.connect(wallet.wallet.id);
  return { modal, wallet, token: () => modal.getState().send.token?.symbol };
}

it('is loaded with its first screen, also from Account', async () => {
  const missing: ScriptedModalParts['missing'] & unknown[] = ['send'];
  const { modal, token } = await connected(missing);
  await modal.open();
  missing.pop();
  await modal.push({ view: 'send' });
  expect(modal.getState().router.history.map(({ view }) => view)).toEqual(['account', 'send']);
  expect(token()).toBe('ETH');
});

it('has the native currency each time it is shown without one, even if past recipients cannot be loaded', async () => {
  const { modal, token } = await connected(['activity']);
  await modal.open({ route: { view: 'send' } });
  await editSend(modal, { token: undefined });
  await modal.close(true);
  expect(token()).toBeUndefined();
  await modal.open({ route: { view: 'send' } });
  expect(token()).toBe('ETH');
});

it('has the native currency of another account or network that the wallet uses meanwhile', async () => {
  const { modal, wallet } = await connected();
  await modal.open({ route: { view: 'send' } });
  await editSend(modal, { amountText: '1' });
  wallet.useAccounts('0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65');
  expect(modal.getState().send).toMatchObject({ token: { networkId: 'eip155:1', symbol: 'ETH' }, amountText: '' });
  wallet.useNetwork('eip155:2');
  expect(modal.getState().send).toMatchObject({ token: { networkId: 'eip155:2', symbol: 'ETH' } });
});

it('has no currency on a network that is not supported', async () => {
  const { modal, wallet, token } = await connected();
  await modal.open({ route: { view: 'send' } });
  wallet.useNetwork('eip155:99');
  expect(token()).toBeUndefined();
});

it.each([
  ['amountText', 5],
  ['valueText', {}],
  ['receiver', 7],
  ['token', 'ETH'],
])('does not accept a %s of another kind: %o', async (field, value) => {
  const { modal } = await connected();
  await modal.open({ route: { view: 'send' } });
  const before = modal.getState().send;
  expect(await editSend(modal, { [field]: value })).toMatchObject({
    failure: { code: 'invalid-options', data: { wrong: `patch.${field}` } },
  });
  expect(modal.getState().send).toBe(before);
});
