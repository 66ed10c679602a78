import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../domain/transaction/transaction.js';
import {
  type Answer,
  looking,
  OTHER,
  transaction,
  twoPages,
} from '../../infrastructure/fakes/modals/activity-visit.js';
import { editSend, send as sendReviewed } from '../send/actions.js';

describe('S9.7 transactions sent from this page', () => {
  async function sent(answer: Answer = twoPages) {
    const visit = await looking(answer);
    await visit.look();
    const token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;
    const fill = async (amountText: string) => {
      await visit.done(visit.push({ view: 'send' }));
      await visit.done(editSend(visit, { token, amountText, receiver: OTHER }));
    };
    await fill('1');
    return { ...visit, fill, send: () => sendReviewed(visit) };
  }

  it('are listed first until the service knows them', async () => {
    let known: readonly Transaction[] = [];
    const { send, shown, look, settled, pages, events } = await sent(() => ({ items: known }));
    const sending = send();
    settled(5_000);
    const { value } = (await sending) as { value: { hash: string } };
    expect(shown()).toEqual([[value.hash, 'confirmed']]);
    expect(
      events.some((each) => each.type === 'transactions.sent' && each.pages.sent?.[0]?.metadata.status === 'pending'),
    ).toBe(true);
    known = [transaction('its own id', value.hash)];
    await look();
    settled(5_000);
    expect([shown(), pages()?.sent]).toEqual([[['its own id', 'confirmed']], []]);
  });

  it('make the list reload every four seconds while they are pending', async () => {
    const { send, chain, service, settled, look } = await sent(() => ({ items: [] }));
    chain.minesAfter(600_000);
    void send();
    settled(5_000);
    await look();
    const before = service.asked.length;
    settled(40_000);
    expect(service.asked.length - before).toBe(10);
  });

  it('are kept for the latest 99', async () => {
    const { send, shown, settled, fill } = await sent(() => ({ items: [] }));
    const hashes: string[] = [];
    for (let count = 0; count < 100; count++) {
      await fill('0.01');
      const sending = send();
      settled(5_000);
      const outcome = await sending;
      if (outcome.ok) hashes.unshift(outcome.value.hash);
    }
    expect(new Set(hashes).size).toBe(100);
    expect(shown()?.map(([id]) => id)).toEqual(hashes.slice(0, 99));
  });

  it('show when they fail on the network', async () => {
    const { send, chain, shown, settled } = await sent(() => ({ items: [] }));
    chain.revert();
    const sending = send();
    settled(5_000);
    await sending;
    expect(shown()?.map(([, status]) => status)).toEqual(['failed']);
  });

  it('keep their amount when the service lists them as failed, without transfers', async () => {
    let known: readonly Transaction[] = [];
    const { send, chain, look, settled, pages } = await sent(() => ({ items: known }));
    chain.revert();
    const sending = send();
    settled(5_000);
    await sending;
    const [ours] = pages()?.sent ?? [];
    const listed = transaction('its own id', ours?.metadata.hash);
    known = [{ ...listed, metadata: { ...listed.metadata, status: 'failed' }, transfers: [] }];
    const transfers = [expect.objectContaining({ direction: 'out', quantity: { numeric: '1' } })];
    for (const round of ['listed', 'listed again']) {
      await look();
      settled(60_000);
      expect([round, pages()?.sent, pages()?.items]).toMatchObject([round, [], [{ id: 'its own id', transfers }]]);
    }
  });
});
