/** A wallet with real keys, in the list of sats-connect. */
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { bitcoinTestnet } from '../../../infrastructure/chains/bitcoin/index.js';
import type { BitcoinProvider } from '../../../infrastructure/connectors/bitcoin/bitcoin-provider.js';
import * as walletCode from '../../../infrastructure/connectors/bitcoin/connect-wallet.js';
import { bitcoinConnector } from '../../../infrastructure/connectors/bitcoin/connector.js';
import { addressOf, netNamed } from '../../../sandbox/bitcoin/bitcoin-key.js';
import { createBitcoinWallet } from '../../../sandbox/bitcoin/bitcoin-wallet.js';
import { makeBitcoinKey } from '../../../sandbox/bitcoin/make-bitcoin-key.js';
import { showInPage } from '../../../sandbox/bitcoin/show-in-page.js';
import { bitcoinConnectorOf } from './bitcoin-connector.js';

const KEY = makeBitcoinKey('moving over');
const ADDRESS = addressOf(KEY, 'p2wpkh', netNamed('tb'));

async function connected() {
  const page = new EventTarget();
  const wallet = createBitcoinWallet({
    ...{ icon: 'data:image/png;base64,AAAA', name: 'Ruffe', note: '', mode: 'approve', way: 'sats', pays: 'p2wpkh' },
    keys: [KEY],
    chains: [{ chain: 'bitcoin:testnet', name: 'Testnet', prefix: 'tb', url: '' }],
  });
  showInPage(wallet, page);
  const connector = bitcoinConnector({
    ...{ page, scheduler: asyncScheduler, log: () => undefined, networks: [bitcoinTestnet], preferred: 'payment' },
    load: () => walletCode,
  });
  const step = await firstValueFrom(connector.connect('RuffeProvider'));
  if (step.type !== 'connected') throw new Error('It did not connect.');
  return { wallet, shown: bitcoinConnectorOf(step.links[0].provider as BitcoinProvider, ADDRESS) };
}

it('AppKit’s Bitcoin provider returns addresses and signs texts', async () => {
  const { shown } = await connected();
  const addresses = await shown.getAccountAddresses();
  expect(addresses.find(({ purpose }) => purpose === 'payment')?.address).toBe(ADDRESS);
  const signature = await shown.signMessage({ message: 'Ahoy', address: ADDRESS, protocol: 'bip322' });
  expect(atob(signature).length).toBeGreaterThan(64);
});

it('requests a transfer from the account in use, and reports a rejection', async () => {
  const { wallet, shown } = await connected();
  wallet.control.mode = 'reject';
  const sent = shown.sendTransfer({ amount: '1200', recipient: ADDRESS });
  await expect(sent).rejects.toMatchObject({ code: 'rejected' });
  expect(wallet.control.requests().at(-1)).toMatchObject({ method: 'bitcoin_sendTransfer' });
});

it('refuses to broadcast a transaction that it should only sign', async () => {
  const { shown } = await connected();
  const psbt = shown.signPSBT({ psbt: btoa('psbt'), signInputs: [{ address: ADDRESS, index: 0 }], broadcast: true });
  await expect(psbt).rejects.toMatchObject({ name: 'Failure' });
});
