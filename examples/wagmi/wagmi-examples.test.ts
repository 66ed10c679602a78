/** The examples of the page on wagmi, and viem with the modal's wallet. */
import { verifyMessage } from 'viem';
import { afterEach, expect, it } from 'vitest';
import { FIRST, LINES, WALLET, type WagmiVisits, wagmiVisits } from '../../sandbox/wagmi/wagmi-visits.js';
import * as asConnector from './as-connector.js';
import * as overConnectors from './over-connectors.js';
import { walletClient } from './viem-client.js';

let visits: WagmiVisits | undefined;
afterEach(() => {
  visits?.close();
  asConnector.modal.destroy();
  overConnectors.modal.destroy();
});

it('one config has the modal as wagmi’s connector, the other has wagmi’s connectors in the modal', () => {
  expect(asConnector.config.connectors.map(({ id }) => id)).toEqual(['porthole']);
  expect(asConnector.modal.getState().config.networks.map(({ id }) => id)).toEqual([1, 8453]);
  expect(overConnectors.config.connectors.map(({ id }) => id)).toEqual([]);
});

it('viem signs with the wallet of the modal', async () => {
  const [[, wagmi]] = LINES as readonly [(typeof LINES)[number]];
  visits = wagmiVisits(wagmi);
  const { modal } = await visits.open();
  expect(walletClient(modal)).toBeUndefined();
  await modal.connect(WALLET);
  const client = walletClient(modal);
  const signature = await client?.signMessage({ account: FIRST, message: 'Hello' });
  expect(await verifyMessage({ address: FIRST, message: 'Hello', signature: signature ?? '0x' })).toBe(true);
});
