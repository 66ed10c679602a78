import fc from 'fast-check';
import { EMPTY, NEVER, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import { scriptedConnector } from '../../../infrastructure/fakes/scripted-connector.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import type { Connector } from '../../ports/connector.js';
import { statusOf } from '../status-of.js';

const KEYS = [
  'connection_status',
  'connected_namespaces',
  'eip155:connected_connector_id',
  'active_caip_network_id',
  'active_namespace',
  'recent_wallets',
];

describe('S4.1 data stored between visits', () => {
  it('includes the chosen network', async () => {
    const storage = memoryStorage();
    await scriptedModal({ storage }).switchNetwork('eip155:2');
    expect(scriptedModal({ storage }).getState().network.chosen).toEqual({ eip155: 'eip155:2' });
  });

  it.each([
    ['is kept for the next visit if its code could not be loaded', 'request-failed', 'connecting'],
    ['is forgotten if its wallet is gone', 'wallet-disconnected', 'disconnected'],
  ] as const)('a connection %s', async (_what, code, next) => {
    const storage = memoryStorage({
      ...{ connection_status: 'connected', connected_namespaces: 'eip155' },
      'eip155:connected_connector_id': 'x',
      'eip155:active_address': '0x1',
    });
    const failing: Connector = {
      ...{ id: 'c', namespaces: ['eip155'], wallets$: EMPTY, connect: () => EMPTY },
      restore: () => throwError(() => new Failure(code)),
    };
    const modal = scriptedModal({ storage, connectors: [failing] });
    expect(statusOf(modal.getState())).toBe('disconnected');
    await modal.open();
    await modal.switchNetwork('eip155:2');
    const silent: Connector = { ...failing, restore: () => NEVER };
    expect(statusOf(scriptedModal({ storage, connectors: [silent] }).getState())).toBe(next);
  });

  it('a connection that is kept for the next visit stays stored when another one is lost', () => {
    const { storage, modal } = unrestored({
      connected_namespaces: 'eip155,solana',
      'solana:connected_connector_id': 'y',
    });
    modal.time.advance(5_000);
    expect(modal.getState().connect.connections.solana).toMatchObject({ status: 'disconnected' });
    expect(Object.keys(scriptedModal({ storage }).getState().connect.connections)).toEqual(['eip155']);
  });

  it('a connection that is kept for the next visit leaves no session to the next wallet, and nothing once that has left', async () => {
    const { storage, modal } = unrestored({ 'eip155:connected_session': 'a' });
    expect(storage.get('eip155:connected_session')).toBe('a');
    await modal.connect('test.alpha-wallet');
    expect(storage.entries()).toMatchObject({ 'eip155:connected_connector_id': 'test.alpha-wallet' });
    expect(storage.get('eip155:connected_session')).toBeUndefined();
    await modal.disconnect();
    expect(storage.get('connection_status')).toBe('disconnected');
    expect(storage.get('eip155:connected_connector_id')).toBeUndefined();
  });

  it.each([
    ['stays stored when another one is disconnected, of several', 'solana', ['solana', 'bip122'], ['eip155', 'bip122']],
    ['is forgotten with the only one that the visitor sees', 'solana', ['solana'], []],
    ['is forgotten when everything is disconnected', undefined, ['solana', 'bip122'], []],
    ['stays stored when a namespace without a connection is disconnected', 'bip122', [], ['eip155']],
  ] as const)('a connection that is kept for the next visit %s', async (_what, namespace, others, left) => {
    const wallets = others.map((each) => scriptedWallet({ name: each, networkId: `${each}:1` }));
    const { storage, modal } = unrestored({}, wallets);
    for (const { wallet } of wallets) expect(await modal.connect(wallet.id)).toMatchObject({ ok: true });
    await modal.disconnect(namespace);
    const next = scriptedModal({ storage }).getState().connect.connections;
    expect(Object.keys(next).sort()).toEqual([...left].sort());
  });

  it('a connection that another tab makes during an attempt of this one is not erased, whatever becomes of the attempt', async () => {
    const storage = memoryStorage();
    const slow = scriptedWallet({ name: 'Slow' });
    slow.willHang();
    const modal = scriptedModal({ storage, wallets: [slow] });
    await modal.open();
    const attempt = modal.connect('test.slow');
    const other = {
      ...{ connection_status: 'connected', connected_namespaces: 'eip155' },
      ...{ 'eip155:connected_connector_id': 'other', 'eip155:connected_session': 's', 'eip155:active_address': '0x1' },
    };
    for (const [key, value] of Object.entries(other)) storage.set(key, value);
    await modal.open({ route: { view: 'networks' } });
    expect(storage.entries()).toMatchObject(other);
    await modal.close();
    expect(await attempt).toMatchObject({ ok: false });
    await modal.switchNetwork('eip155:2');
    expect(storage.entries()).toMatchObject(other);
  });

  it.each([
    ['during an attempt that fails stays', true],
    ['before an attempt that fails is erased by it', false],
  ])('a connection that another tab makes %s', async (_when, during) => {
    const storage = memoryStorage();
    const answer$ = new Subject<never>();
    const alpha = scriptedWallet();
    const modal = scriptedModal({
      ...{ storage, wallets: [alpha] },
      connectors: [{ ...scriptedConnector({ wallets: [alpha] }), connect: () => answer$ }],
    });
    const store = () => {
      storage.set('connection_status', 'connected');
      storage.set('eip155:connected_connector_id', 'other');
    };
    if (!during) store();
    const attempt = modal.connect(alpha.wallet.id);
    if (during) store();
    answer$.error(new Failure('rejected'));
    expect(await attempt).toMatchObject({ failure: { code: 'rejected' } });
    expect(storage.get('eip155:connected_connector_id')).toBe(during ? 'other' : undefined);
  });

  it('an attempt erases what an earlier visit stored of another wallet', async () => {
    const { storage, modal } = unrestored({ 'eip155:connected_session': 'a' });
    await modal.open();
    expect(storage.get('eip155:connected_connector_id')).toBe('x');
    await modal.connect('test.alpha-wallet');
    await modal.disconnect();
    expect(Object.keys(storage.entries()).filter((key) => key.startsWith('eip155:'))).toEqual([]);
  });

  it('includes each namespace once', () => {
    const storage = memoryStorage();
    storage.set('connection_status', 'connected');
    storage.set('connected_namespaces', 'eip155,eip155,nonsense,solana');
    storage.set('eip155:connected_connector_id', 'x');
    expect(Object.keys(scriptedModal({ storage }).getState().connect.connections)).toEqual(['eip155']);
  });

  it('never breaks the start, whatever it is', () => {
    const poison = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('connected', 'eip155', 'eip155:1', 'eip155:', '[{"id":1}]', '[null]', '{}', '__proto__'),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...KEYS), poison), (values) => {
        const storage = memoryStorage();
        for (const [key, value] of Object.entries(values)) storage.set(key, value);
        const modal = scriptedModal({ storage });
        modal.time.advance(10_000);
        expect(statusOf(modal.getState())).toBe('disconnected');
        modal.core.destroy();
      }),
    );
  });
});

/** A page that could not load the code of its connection. */
function unrestored(stored: Readonly<Record<string, string>>, wallets = [scriptedWallet()]) {
  const storage = memoryStorage({
    ...{ connection_status: 'connected', connected_namespaces: 'eip155' },
    ...{ 'eip155:connected_connector_id': 'x', ...stored },
  });
  const failing: Connector = {
    ...scriptedConnector({ wallets, namespaces: ['eip155', ...wallets.map(({ wallet }) => wallet.namespace)] }),
    restore: () => throwError(() => new Failure('request-failed')),
  };
  return { storage, modal: scriptedModal({ storage, connectors: [failing] }) };
}
