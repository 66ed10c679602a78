/** The stored record of a visit, key by key, and what the next visit reads. */
import { describe, expect, it } from 'vitest';
import type { Namespace } from '../../../domain/network/caip.js';
import { scriptedConnector } from '../../../infrastructure/fakes/scripted-connector.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import { initialState } from '../../modal/initial-state.js';
import type { Storage } from '../../ports/storage.js';
import { withStored } from './stored.js';
import { promisedConnection, withPromises } from './stored-promises.js';

const ID = 'test.alpha-wallet';
const [ONE, TWO] = [
  '0x1111111111111111111111111111111111111111',
  '0x2222222222222222222222222222222222222222',
] as const;
const NAMES = [
  ...['active_namespace', 'active_caip_network_id', 'connection_status', 'connected_namespaces', 'recent_wallets'],
  ...['eip155:connected_connector_id', 'eip155:active_address', 'eip155:connected_session'],
];
const RECORD = {
  active_namespace: 'eip155',
  active_caip_network_id: 'eip155:1',
  connection_status: 'connected',
  connected_namespaces: 'eip155',
  recent_wallets: JSON.stringify([{ id: ID, name: 'Alpha Wallet', rdns: ID }]),
  'eip155:connected_connector_id': ID,
  'eip155:active_address': ONE,
};

function stored(storage: Storage): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = storage.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A storage that counts what is written. */
function visit() {
  const storage = memoryStorage();
  const written: string[] = [];
  const watched: Storage = {
    ...storage,
    get: storage.get.bind(storage),
    set: (name, value) => {
      written.push(name);
      storage.set(name, value);
    },
  };
  const modal = scriptedModal({
    storage: watched,
    wallets: [scriptedWallet({ accounts: [ONE, TWO], knownNetworks: ['eip155:2'] })],
  });
  return { storage, written, modal };
}

describe('S4.1 what a visit stores', () => {
  it('is only the network before anything is connected', () => {
    expect(stored(visit().storage)).toEqual({
      ...{ active_namespace: 'eip155', active_caip_network_id: 'eip155:1' },
      ...{ connection_status: 'disconnected', connected_namespaces: '' },
    });
  });

  it('is the wallet, the account and the network during a connection', async () => {
    const { storage, modal } = visit();
    await modal.connect(ID);
    expect(stored(storage)).toEqual(RECORD);
    await modal.selectAccount(TWO);
    await modal.switchNetwork('eip155:2');
    expect(stored(storage)).toEqual({ ...RECORD, 'eip155:active_address': TWO, active_caip_network_id: 'eip155:2' });
  });

  it('is the recent wallets, and no connection, once the visitor has disconnected', async () => {
    const { storage, modal } = visit();
    await modal.connect(ID);
    await modal.disconnect();
    const { 'eip155:connected_connector_id': _, 'eip155:active_address': __, ...left } = RECORD;
    expect(stored(storage)).toEqual({ ...left, connection_status: 'disconnected', connected_namespaces: '' });
    expect(storage.tab?.get('eip155:active_address')).toBeUndefined();
  });

  it('is not written again if nothing has changed', async () => {
    const { written, modal } = visit();
    await modal.connect(ID);
    written.length = 0;
    await modal.open();
    await modal.close();
    expect(written).toEqual([]);
    await modal.selectAccount(TWO);
    expect(written.filter((name) => NAMES.includes(name))).toEqual(['eip155:active_address']);
  });

  it('is also stored without storage per tab', async () => {
    const { get, set } = memoryStorage();
    const storage: Storage = { get, set };
    const modal = scriptedModal({ storage, wallets: [scriptedWallet()] });
    expect(await modal.connect(ID)).toMatchObject({ ok: true });
    expect(storage.get('eip155:connected_connector_id')).toBe(ID);
    expect(modal.device.lines).toEqual([]);
  });

  it('includes the session, if the wallet has one, while it lasts', async () => {
    const wallets = ['eip155:1', 'solana:x'].map((networkId) =>
      scriptedWallet({ id: ID, networkId: networkId as 'eip155:1' | 'solana:x' }),
    );
    const modal = scriptedModal({ connectors: [scriptedConnector({ wallets, namespaces: ['eip155', 'solana'] })] });
    await modal.connect(ID);
    expect(modal.storage.get('eip155:connected_session')).toBe(ID);
    await modal.disconnect();
    expect(modal.storage.get('eip155:connected_session')).toBeUndefined();
  });

  it('includes no pending attempt', () => {
    const { storage, modal } = visit();
    const hanging = scriptedWallet({ name: 'Slow' });
    hanging.willHang();
    const other = scriptedModal({ storage, wallets: [hanging] });
    void other.connect('test.slow');
    expect(stored(storage)).toMatchObject({ connection_status: 'disconnected', connected_namespaces: '' });
    expect(storage.get('eip155:connected_connector_id')).toBeUndefined();
    modal.core.destroy();
  });

  it('includes a connection as long as it may be restored', () => {
    const storage = memoryStorage();
    const promised = { ...RECORD, 'eip155:connected_session': 's' };
    for (const [name, value] of Object.entries(promised)) storage.set(name, value);
    const modal = scriptedModal({ storage });
    expect(stored(storage)).toEqual(promised);
    modal.time.advance(10_000);
    const { active_namespace, active_caip_network_id, recent_wallets } = RECORD;
    expect(stored(storage)).toEqual({
      ...{ active_namespace, active_caip_network_id, recent_wallets },
      ...{ connection_status: 'disconnected', connected_namespaces: '' },
    });
  });
});

const { config } = scriptedModal().getState();
const storageOf = (values: Readonly<Record<string, string>>) => {
  const storage = memoryStorage();
  for (const [name, value] of Object.entries(values)) storage.set(name, value);
  return storage;
};

describe('S4.1 what the next visit reads', () => {
  const restoring = { status: 'connecting', walletId: ID, restoring: true };

  it.each<[string, Readonly<Record<string, string>>, object, Namespace]>([
    ['a connection', RECORD, { eip155: { ...restoring, address: ONE } }, 'eip155'],
    ['one without an address', { ...RECORD, 'eip155:active_address': '' }, { eip155: restoring }, 'eip155'],
    ['none after leaving', { ...RECORD, connection_status: 'disconnected' }, {}, 'eip155'],
    ['none without a wallet', { ...RECORD, 'eip155:connected_connector_id': '' }, {}, 'eip155'],
    ['none that is not listed', { ...RECORD, connected_namespaces: 'solana' }, {}, 'eip155'],
    [
      'none of a namespace that is none',
      { ...RECORD, connected_namespaces: 'x,toString', 'x:connected_connector_id': 'x' },
      {},
      'eip155',
    ],
    [
      'two, of which the one in use stays so',
      {
        ...RECORD,
        connected_namespaces: 'eip155,solana',
        'solana:connected_connector_id': 's',
        active_namespace: 'solana',
      },
      { eip155: { ...restoring, address: ONE }, solana: { ...restoring, walletId: 's' } },
      'solana',
    ],
    [
      'a namespace in use without a connection',
      { ...RECORD, active_namespace: 'solana' },
      { eip155: { ...restoring, address: ONE } },
      'eip155',
    ],
    [
      'a namespace that is none',
      { ...RECORD, active_namespace: 'constructor' },
      { eip155: { ...restoring, address: ONE } },
      'eip155',
    ],
  ])('%s', (_, values, connections, active) => {
    const { connect } = withPromises(initialState(config), storageOf(values));
    expect(connect.connections).toEqual(connections);
    expect(connect.activeNamespace).toBe(active);
  });

  it.each([
    ['eip155:2', 'eip155:2'],
    ['eip155:99', 'eip155:1'],
    ['', 'eip155:1'],
  ])('the network %j is %j', (id, expected) => {
    const state = withPromises(initialState(config), storageOf({ active_caip_network_id: id }));
    expect(state.network).toEqual({ chosen: { eip155: expected }, switching: undefined });
  });

  it('includes one namespace by its own keys', () => {
    expect(promisedConnection(storageOf(RECORD), 'eip155')).toEqual({ ...restoring, address: ONE });
    expect(promisedConnection(storageOf(RECORD), 'solana')).toBeUndefined();
    expect(promisedConnection(memoryStorage(), 'eip155')).toBeUndefined();
  });

  it('includes recent wallets, with a remote image only if the host vouches for it', () => {
    const picture = 'https://pictures.example/a.png';
    const storage = storageOf({ recent_wallets: JSON.stringify([{ id: 'a', name: 'A', imageUrl: picture }]) });
    expect(withStored(initialState(config), storage).connect.recent).toEqual([{ id: 'a', name: 'A' }]);
    const vouched = { ...config, customWallets: [{ id: 'a', name: 'A', imageUrl: picture }] };
    expect(withStored(initialState(vouched), storage).connect.recent[0]?.imageUrl).toBe(picture);
    expect(withStored(initialState(config), memoryStorage()).connect.recent).toEqual([]);
  });
});
