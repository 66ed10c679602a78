import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../storage/memory-storage.js';
import { sessionStore } from '../../walletconnect/session/session-store.js';
import { coversEvent, readSessionNamespaces } from './read-namespaces.js';
import { readSettlement } from './read-settlement.js';
import { readEntry } from './session-entry.js';
import { readRecord } from './session-record.js';

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ACCOUNT = `eip155:1:${ADDRESS}`;
const NOW = 1_700_000_000;
const KEY = 'ab'.repeat(32);
const controller = {
  publicKey: KEY,
  metadata: { name: 'Ferry', description: '', url: '', icons: ['data:image/png,'] },
};
const namespaces = { eip155: { accounts: [ACCOUNT], methods: ['personal_sign'], events: ['chainChanged'] } };

describe('namespaces', () => {
  it('may omit their networks, or be single networks', () => {
    expect(readSessionNamespaces(namespaces)).toEqual({ eip155: { chains: ['eip155:1'], ...namespaces.eip155 } });
    expect(readSessionNamespaces({ 'eip155:1': { accounts: [ACCOUNT] } })).toEqual({
      'eip155:1': { chains: ['eip155:1'], accounts: [ACCOUNT], methods: [], events: [] },
    });
  });

  it.each([
    ['null', null],
    ['text', 'eip155'],
    ['nothing', {}],
    ['a list', [namespaces.eip155]],
    ['no accounts', { eip155: { accounts: [], methods: [] } }],
    ['accounts of another namespace', { solana: { accounts: [ACCOUNT] } }],
    ['accounts of another network', { 'eip155:1': { accounts: [`eip155:10:${ADDRESS}`] } }],
    ['invalid accounts', { eip155: { accounts: ['eip155:1', 7, null, `eip155:1:${'a'.repeat(300)}`] } }],
    ['a key that is an account', { [ACCOUNT]: { accounts: [ACCOUNT] } }],
    ['an invalid key', { __proto__x: { accounts: [ACCOUNT] } }],
  ])('are invalid: %s', (_, value) => expect(readSessionNamespaces(value)).toBeUndefined());

  it('are limited in number', () => {
    const accounts = Array.from({ length: 100_000 }, (_, at) => `eip155:${at}:${ADDRESS}`);
    expect(readSessionNamespaces({ eip155: { accounts } })?.eip155?.accounts).toHaveLength(1000);
  });

  it('determine which events a wallet may send', () => {
    const read = readSessionNamespaces(namespaces) ?? {};
    expect(coversEvent(read, 'eip155:1', 'chainChanged')).toBe(true);
    expect(coversEvent(read, 'eip155:1', 'accountsChanged')).toBe(false);
    expect(coversEvent(read, 'eip155:10', 'chainChanged')).toBe(false);
    expect(coversEvent(read, 'solana:1', 'chainChanged')).toBe(false);
  });
});

describe('a settlement', () => {
  it('is kept until the wallet’s expiry, for a month at most', () => {
    expect(readSettlement({ namespaces, controller, expiry: NOW + 60 }, NOW)).toMatchObject({ expiry: NOW + 60 });
    expect(readSettlement({ namespaces, controller, expiry: 9e15 }, NOW)).toMatchObject({ expiry: NOW + 2_592_000 });
  });

  it.each([
    ['over', { namespaces, controller, expiry: NOW }],
    ['without time', { namespaces, controller }],
    ['without a key', { namespaces, controller: {}, expiry: NOW + 60 }],
    ['without accounts', { namespaces: {}, controller, expiry: NOW + 60 }],
    ['nothing', undefined],
  ])('is invalid: %s', (_, params) => expect(readSettlement(params, NOW)).toBeUndefined());
});

describe('the stored entry', () => {
  const topic = 'cd'.repeat(32);
  const session = {
    topic,
    namespaces,
    peer: controller,
    expiry: NOW + 60,
    self: { publicKey: KEY },
    pairingTopic: 'x',
  };
  const entryOf = (keychain: unknown, sessions: unknown) => {
    const texts = {
      'wc@2:core:0.3:s//keychain': JSON.stringify(keychain),
      'wc@2:client:0.3:s//session': JSON.stringify(sessions),
    };
    const storage = memoryStorage({ 'walletconnect:s': JSON.stringify(texts) });
    return readEntry(sessionStore(storage, 'walletconnect:s'), 's', NOW);
  };

  it('is read if the session has its key', () => {
    expect(entryOf({ [topic]: KEY }, [session]).sessions.get(topic)).toMatchObject({
      topic,
      pairingTopic: 'x',
    });
  });

  it.each([
    ['without its key', {}, [session]],
    ['with an invalid key', { [topic]: 'ab' }, [session]],
    ['that has expired', { [topic]: KEY }, [{ ...session, expiry: NOW }]],
    ['without accounts', { [topic]: KEY }, [{ ...session, namespaces: {} }]],
    ['of nobody', { [topic]: KEY }, [{ ...session, peer: {} }]],
    ['without a topic', { [topic]: KEY }, [{ ...session, topic: '__proto__' }]],
    ['of nonsense', 'x', [null, 5, 'session']],
    ['in a malformed list', [1], { length: 1e9 }],
  ])('counts as absent: a session %s', (_, keychain, sessions) => {
    expect(entryOf(keychain, sessions).sessions.size).toBe(0);
  });

  it('remembers the newest messages when another tab has heard many more', () => {
    const ends = Array.from({ length: 75 }, (_, at) => String(at).padStart(24, 'x'));
    const texts = (heard: readonly string[]) =>
      JSON.stringify({
        'wc@2:core:0.3:s//keychain': JSON.stringify({ [topic]: KEY }),
        'wc@2:client:0.3:s//session': JSON.stringify([{ ...session, heard }]),
      });
    const storage = memoryStorage({ 'walletconnect:s': texts(ends.slice(0, 50)) });
    const entry = readEntry(sessionStore(storage, 'walletconnect:s'), 's', NOW);
    storage.otherTab().set('walletconnect:s', texts(ends.slice(25)));
    entry.refresh(NOW);
    expect(entry.sessions.get(topic)?.heard.slice(-50)).toEqual(ends.slice(25));
  });

  it('contains only what the SDK needs to restore it', () => {
    const storage = memoryStorage();
    const store = sessionStore(storage, 'walletconnect:s');
    const entry = readEntry(store, 's', NOW);
    const record = readRecord(session, NOW);
    if (!record) throw new Error('That is a session.');
    entry.sessions.set(topic, record);
    for (const name of ['client_ed25519_seed', topic, KEY, 'of a pairing']) entry.keys.set(name, new Uint8Array(32));
    entry.save();
    store.keep();
    const kept = JSON.parse(storage.get('walletconnect:s') ?? '{}');
    expect(Object.keys(kept).map((name) => name.split('//')[1])).toEqual([
      'keychain',
      'session',
      'expirer',
      'subscription',
    ]);
    expect(Object.keys(JSON.parse(kept['wc@2:core:0.3:s//keychain']))).toEqual(['client_ed25519_seed', topic, KEY]);
    expect(JSON.parse(kept['wc@2:core:0.3:s//expirer'])).toEqual([{ target: `topic:${topic}`, expiry: record.expiry }]);
  });
});
