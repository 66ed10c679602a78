import { describe, expect, it } from 'vitest';
import { createMessageStore, type StoredMessage } from './message-store.js';

const storedMessage = (message: string, change: Partial<StoredMessage> = {}): StoredMessage => ({
  topic: 'topic',
  message,
  tag: 1108,
  publishedAt: 0,
  expiresAt: 1000,
  sender: 'dapp',
  ...change,
});

describe('the message store', () => {
  it('keeps messages for clients that have not received them, oldest first, and never for the sender', () => {
    const store = createMessageStore(() => 0);
    const [first, second] = [storedMessage('first'), storedMessage('second')];
    store.put(first);
    store.put(second);
    expect(store.waitingFor('wallet', 'topic')).toEqual([first, second]);
    expect(store.waitingFor('dapp', 'topic')).toEqual([]);
    store.handOver(first, 'wallet');
    expect(store.waitingFor('wallet', 'topic')).toEqual([second]);
    expect(store.waitingFor('another', 'topic')).toEqual([first, second]);
    expect(store.waitingFor('wallet', 'another topic')).toEqual([]);
  });

  it('drops messages when they expire, not before', () => {
    let now = 0;
    const store = createMessageStore(() => now);
    store.put(storedMessage('short', { expiresAt: 1000 }));
    store.put(storedMessage('long', { expiresAt: 5000 }));
    const waiting = () => store.waitingFor('wallet', 'topic').map(({ message }) => message);
    now = 999;
    expect(waiting()).toEqual(['short', 'long']);
    now = 1000;
    expect(waiting()).toEqual(['long']);
    now = 5000;
    expect(waiting()).toEqual([]);
    expect(store.put(storedMessage('short', { expiresAt: 6000 }))).toBe(true);
    expect(waiting()).toEqual(['short']);
  });

  it('accepts the same message once, so that a sender may repeat it', () => {
    const store = createMessageStore(() => 0);
    const stored = storedMessage('same');
    expect(store.put(stored)).toBe(true);
    store.handOver(stored, 'wallet');
    expect(store.put(storedMessage('same'))).toBe(false);
    expect(store.waitingFor('wallet', 'topic')).toEqual([]);
  });
});
