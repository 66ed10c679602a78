import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { connectedOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import { accountIdOf } from '../../../domain/address/account-id.js';
import type { AddressIdentity } from '../../../domain/address/identity.js';
import { createModal } from '../../../infrastructure/create-modal.js';
import {
  SCRIPTED_NETWORKS,
  scriptedChain,
  scriptedConnector,
  scriptedDevice,
  scriptedWallet,
} from '../../../infrastructure/fakes/index.js';
import { memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import { reactWindow } from '../../../scripts/react-window.js';
import { AccountChoice } from './account-choice.js';

const MANY = 20;
const ADDRESSES = Array.from({ length: MANY }, (_, at) => `0x${(at + 1).toString(16).padStart(40, 'a')}`);
const window = reactWindow(['navigator']);
let root: Root | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await act(async () => root?.unmount());
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

/** Renders the choice among twenty accounts; `read` lists the rows rendered since it was last emptied. */
async function drawn() {
  const wallet = scriptedWallet({ accounts: ADDRESSES });
  const modal = createModal({
    ...{ networks: SCRIPTED_NETWORKS, services: false, device: scriptedDevice(), storage: memoryStorage() },
    chains: [scriptedChain().handle],
    connectors: [scriptedConnector({ wallets: [wallet] }).handle],
  });
  await modal.open();
  await modal.connect(wallet.wallet.id);
  const read: string[] = [];
  const before = modal.getState();
  const connected = connectedOf(before);
  if (!connected) throw new Error('Not connected');
  const identities = Object.fromEntries(
    connected.accounts.map(({ address }): [string, AddressIdentity] => [
      address,
      {
        get name() {
          read.push(address);
          return 'harbor.eth';
        },
      },
    ]),
  );
  let state: State = { ...before, account: { holdings: {}, identities } };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = window.document.createElement('div');
  root = createRoot(place as never);
  const draw = (next: State) => {
    state = next;
    return act(async () => root?.render(<AccountChoice connected={connected} state={state} modal={modal} />));
  };
  await draw(state);
  modal.destroy();
  const rows = () => place.querySelectorAll('[data-testid="switch-address-item"]').length;
  const pass = () => act(async () => vi.runAllTimers());
  /** The balance of one account is loading. */
  const load = (address: string) => {
    const entry = { status: 'loading', holdings: [], failure: undefined } as const;
    const { account } = state;
    const holdings = { ...account.holdings, [accountIdOf(connected.networkId, address)]: entry };
    return draw({ ...state, account: { ...account, holdings } });
  };
  return { read, rows, pass, load, connected };
}

it('renders the first of many accounts with the screen, and the others afterwards', async () => {
  const { rows, pass } = await drawn();
  expect(rows()).toBe(5);
  await pass();
  expect(rows()).toBe(MANY);
});

it('renders only the row whose balance has changed', async () => {
  const { read, pass, load, connected } = await drawn();
  await pass();
  const [, second] = connected.accounts;
  read.length = 0;
  await load(second?.address ?? '');
  expect(read).toEqual([second?.address]);
});
