import { describe, expect, it } from 'vitest';
import { createMailboxes, type Mail } from './mailboxes.js';

const letter = (message: string, change: Partial<Mail> = {}): Mail => ({
  topic: 'topic',
  message,
  tag: 1108,
  publishedAt: 0,
  expiresAt: 1000,
  sender: 'dapp',
  ...change,
});

describe('mailboxes', () => {
  it('keep messages for clients that have not received them, oldest first, and never for the sender', () => {
    const boxes = createMailboxes(() => 0);
    const [first, second] = [letter('first'), letter('second')];
    boxes.put(first);
    boxes.put(second);
    expect(boxes.waitingFor('wallet', 'topic')).toEqual([first, second]);
    expect(boxes.waitingFor('dapp', 'topic')).toEqual([]);
    boxes.handOver(first, 'wallet');
    expect(boxes.waitingFor('wallet', 'topic')).toEqual([second]);
    expect(boxes.waitingFor('another', 'topic')).toEqual([first, second]);
    expect(boxes.waitingFor('wallet', 'another topic')).toEqual([]);
  });

  it('drop messages when they expire, not before', () => {
    let now = 0;
    const boxes = createMailboxes(() => now);
    boxes.put(letter('short', { expiresAt: 1000 }));
    boxes.put(letter('long', { expiresAt: 5000 }));
    const waiting = () => boxes.waitingFor('wallet', 'topic').map(({ message }) => message);
    now = 999;
    expect(waiting()).toEqual(['short', 'long']);
    now = 1000;
    expect(waiting()).toEqual(['long']);
    now = 5000;
    expect(waiting()).toEqual([]);
    expect(boxes.put(letter('short', { expiresAt: 6000 }))).toBe(true);
    expect(waiting()).toEqual(['short']);
  });

  it('accept the same message once, so that a sender may repeat it', () => {
    const boxes = createMailboxes(() => 0);
    const mail = letter('same');
    expect(boxes.put(mail)).toBe(true);
    boxes.handOver(mail, 'wallet');
    expect(boxes.put(letter('same'))).toBe(false);
    expect(boxes.waitingFor('wallet', 'topic')).toEqual([]);
  });
});
