import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import type { Connection } from '../../domain/wallet/connection.js';
import { createModal } from '../../infrastructure/create-modal.js';
import { SCRIPTED_NETWORKS, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { ModalContext } from '../modal-context.js';
import { PortholeButton } from './porthole-button.js';

const start = scriptedModal().getState();
const idle = createModal({ networks: SCRIPTED_NETWORKS, services: false });
afterAll(() => idle.destroy());

function shown(connection: Connection): string {
  const state = { ...start, connect: { ...start.connect, connections: { eip155: connection } } };
  const modal = { ...idle, getState: () => state, getServerState: () => state };
  return renderToStaticMarkup(
    <ModalContext.Provider value={modal}>
      <PortholeButton label="Come aboard" loadingLabel="Wait" />
    </ModalContext.Provider>,
  );
}

const account = { namespace: 'eip155', address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', type: 'eoa' } as const;
const wallet = { id: 'a', name: 'A', type: 'ANNOUNCED', namespace: 'eip155', connectorId: 'a' } as const;

it('offers to connect while no wallet is connected', () => {
  const html = shown({ status: 'disconnected', reason: 'never' });
  expect(html).toMatch(/is-primary.*data-testid="connect-button".*Come aboard/);
  expect(html).not.toMatch(/spinner|aria-busy|aria-disabled/);
});

it('is busy and cannot be pressed while a wallet is being connected', () => {
  expect(shown({ status: 'connecting', walletId: 'a', restoring: false })).toMatch(
    /is-quiet.*data-testid="connect-button".*aria-busy="true" aria-disabled="true".*porthole-spinner.*Wait/,
  );
});

it('can be pressed for the account while what shows the account is still loading', () => {
  const html = shown({ status: 'connected', wallet, accounts: [account], account, networkId: 'eip155:1' });
  expect(html).toMatch(/is-quiet.*data-testid="account-button".*porthole-spinner.*Wait/);
  expect(html).not.toMatch(/aria-busy|aria-disabled/);
});
