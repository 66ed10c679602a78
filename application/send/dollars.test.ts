import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Token } from '../../domain/token/token.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { editSend, send, sendMax } from './actions.js';

const ETH: Token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 };
const RECEIVER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

async function rich(price: string | undefined = '2345.67') {
  const wallet = scriptedWallet();
  const amount = 2n * 10n ** 18n;
  const modal = scriptedModal({
    wallets: [wallet],
    services: { portfolio: { holdings: () => of([{ token: ETH, amount, ...(price && { price }) }]) } },
    options: { services: { portfolio: { id: 'p', load: () => Promise.reject() } } },
  });
  modal.chain.credit(wallet.accounts[0].address, ETH, amount);
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'send' } });
  modal.time.advance(1_000);
  return modal;
}

describe('an amount in dollars', () => {
  it.each([
    ['100', '0.04263174'],
    ['2345.67', '1'],
    ['0.01', '0.00000426'],
    ['0.00000000001', '0.000000000000004263'],
    ['0', '0'],
    ['', ''],
    ['.', ''],
    ['1e9', '426317.42743011'],
    ['-1', ''],
  ])('%s is %s ETH, rounded down', async (valueText, amountText) => {
    const modal = await rich();
    await editSend(modal, { valueText });
    expect(modal.getState().send).toMatchObject({ valueText, amountText });
  });

  it('is removed by an amount of the token', async () => {
    const modal = await rich();
    await editSend(modal, { valueText: '100' });
    await editSend(modal, { receiver: RECEIVER });
    expect(modal.getState().send.valueText).toBe('100');
    await editSend(modal, { amountText: '0.5' });
    expect(modal.getState().send).toMatchObject({ amountText: '0.5', valueText: undefined });
  });

  it('is converted again for another token', async () => {
    const modal = await rich();
    await editSend(modal, { valueText: '100' });
    await editSend(modal, { token: { ...ETH, symbol: 'USD', decimals: 6, address: `0x${'ce'.repeat(20)}` } });
    expect(modal.getState().send).toMatchObject({ valueText: '100', amountText: '' });
  });

  it('is zero if the price is unknown', async () => {
    const modal = await rich('');
    await editSend(modal, { valueText: '100' });
    expect(modal.getState().send.amountText).toBe('');
    expect(await send(modal)).toMatchObject({ ok: false, failure: { code: 'amount-and-receiver-required' } });
  });

  it('is shown for the maximum', async () => {
    const modal = await rich();
    await editSend(modal, { valueText: '' });
    await sendMax(modal);
    const { amountText, valueText } = modal.getState().send;
    expect([amountText, valueText]).toEqual(['1.99997', '4691.27']);
  });
});
