import { expect, it } from 'vitest';
import { scriptedConnector } from '../../infrastructure/fakes/scripted-connector.js';
import { BRINEPOOL, SCRIPTED_NETWORKS, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { connectedNamespaces } from '../connect/selectors.js';

function modalWithInside(type: 'AUTH' | 'ANNOUNCED') {
  const time = virtualTime();
  const { scheduler } = time;
  const known = { name: 'Inside', id: 'inside', type, scheduler } as const;
  const other = scriptedWallet({ ...known, connectorId: 'solana', networkId: 'solana:brinepool' });
  // One connector per namespace: connecting one does not connect the other.
  const connectors = [
    scriptedConnector({ id: 'evm', wallets: [scriptedWallet({ ...known, connectorId: 'evm' })], scheduler }),
    scriptedConnector({ id: 'solana', namespaces: ['solana'], wallets: [other], scheduler }),
  ];
  return {
    modal: scriptedModal({ connectors, time, options: { networks: [...SCRIPTED_NETWORKS, BRINEPOOL] } }),
    other,
  };
}

it('S4.15 the embedded wallet is connected for another namespace without asking for a wallet', async () => {
  const { modal, other } = modalWithInside('AUTH');
  await modal.connect('inside', 'eip155');
  const switching = await modal.switchNetwork('solana:brinepool');
  expect(switching).toMatchObject({ ok: true });
  expect(connectedNamespaces(modal.getState())).toEqual(['solana', 'eip155']);
  expect(modal.getState().shell.open).toBe(false);
  expect(other.connected).toBe(true);
});

it('S4.15 if it refuses, the visitor stays on their network', async () => {
  const { modal, other } = modalWithInside('AUTH');
  await modal.connect('inside', 'eip155');
  other.willReject('connect');
  const switching = await modal.switchNetwork('solana:brinepool');
  expect(switching).toMatchObject({ ok: false, failure: { code: 'rejected' } });
  expect(connectedNamespaces(modal.getState())).toEqual(['eip155']);
  expect(modal.getState().connect.activeNamespace).toBe('eip155');
});

it('S4.15 the visitor chooses another browser wallet', async () => {
  const { modal } = modalWithInside('ANNOUNCED');
  await modal.connect('inside', 'eip155');
  void modal.switchNetwork('solana:brinepool');
  await Promise.resolve();
  expect(modal.getState().router.history.at(-1)).toEqual({
    view: 'switch-active-chain',
    networkId: 'solana:brinepool',
  });
});

it.each([
  ['goes on once one is connected', 'connect', { ok: true, value: 'switched' }, ['solana', 'eip155']],
  ['is given up by closing the modal', 'close', { ok: false, failure: { code: 'cancelled' } }, ['eip155']],
] as const)('S4.15 the switch that waits for a wallet %s', async (_, then, outcome, namespaces) => {
  const { modal } = modalWithInside('ANNOUNCED');
  await modal.connect('inside', 'eip155');
  const switching = modal.switchNetwork('solana:brinepool');
  await modal.push({ view: 'all-wallets' });
  await (then === 'close' ? modal.close() : modal.connect('inside', 'solana'));
  expect(await switching).toMatchObject(outcome);
  expect(connectedNamespaces(modal.getState())).toEqual(namespaces);
  const failed = modal.events.filter(({ type }) => type === 'network.switch-failed');
  expect(failed).toHaveLength(outcome.ok ? 0 : 1);
});
