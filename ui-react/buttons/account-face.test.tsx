import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import type { State } from '../../application/engine/state.js';
import type { NetworkInput } from '../../domain/network/network.js';
import type { Connected } from '../../domain/wallet/connection.js';
import { createModal } from '../../infrastructure/create-modal.js';
import { SCRIPTED_NETWORKS, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { ModalContext } from '../modal-context.js';
import { AccountFace } from './account-face.js';

const EVM = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const SOLANA = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';
const PLACE = 'solana:brinepool';

const BRINEPOOL: NetworkInput = {
  ...{ id: 'brinepool', caipNetworkId: PLACE, chainNamespace: 'solana', name: 'Brinepool' },
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://brinepool.example'] } },
};
const start = scriptedModal({ options: { networks: [...SCRIPTED_NETWORKS, BRINEPOOL] } }).getState();
const idle = createModal({ networks: SCRIPTED_NETWORKS, services: false });
afterAll(() => idle.destroy());

function connected(namespace: 'eip155' | 'solana', networkId: Connected['networkId'], address: string): Connected {
  const account = { namespace, address, type: 'eoa' } as const;
  const wallet = { id: 'a', name: 'A', type: 'ANNOUNCED', namespace, connectorId: 'a' } as const;
  return { status: 'connected', wallet, accounts: [account], account, networkId };
}

const held = (symbol: string, amount: string, networkId: Connected['networkId']) => ({
  ...{ status: 'ready' as const, failure: undefined },
  holdings: [{ token: { networkId, symbol, name: symbol, decimals: 0, address: undefined }, amount }],
});

function shown(holdings: object, evmNetwork: Connected['networkId'] = 'eip155:1'): string {
  const state = {
    ...start,
    config: { ...start.config, chains: [{ namespace: 'eip155' }, { namespace: 'solana' }] },
    connect: {
      ...start.connect,
      activeNamespace: 'eip155',
      connections: {
        eip155: connected('eip155', evmNetwork, EVM),
        solana: connected('solana', PLACE, SOLANA),
      },
    },
    account: { ...start.account, holdings },
  } as State;
  const modal = { ...idle, getState: () => state, getServerState: () => state };
  return renderToStaticMarkup(
    <ModalContext.Provider value={modal}>
      <AccountFace namespace="solana" />
    </ModalContext.Provider>,
  );
}

const OF_EVM = { [`eip155:1:${EVM}`]: held('ETH', '5', 'eip155:1') };

it('shows the balance of its own namespace, not of the one in use', () => {
  expect(shown(OF_EVM)).not.toContain('ETH');
  expect(shown(OF_EVM)).toContain('7S3P');
  expect(shown({ ...OF_EVM, [`${PLACE}:${SOLANA}`]: held('SOL', '7', PLACE) })).toContain('SOL');
});

it('does not wait for a balance that is only loaded for the namespace in use', () => {
  expect(shown(OF_EVM)).not.toContain('is-spinner');
});

it('does not ask for another network because of another namespace', () => {
  expect(shown(OF_EVM, 'eip155:999')).not.toContain('Switch network');
});
