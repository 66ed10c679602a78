/** Services with arbitrary cursors: reading ends, nothing is listed twice, and no known item is lost. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../domain/transaction/transaction.js';
import { scriptedModal, scriptedWallet, virtualTime } from '../../infrastructure/fakes/index.js';
import { scriptedService } from '../../infrastructure/fakes/scripted-service.js';
import type { PageQuestion, ServicePage } from '../ports/services.js';
import { nextPage } from './actions.js';
import { pagesOf } from './pages-of.js';

const ADDRESS = `0x${'ab'.repeat(20)}`;

const transaction = (id: string): Transaction => ({
  id,
  metadata: { operationType: 'send', status: 'confirmed', sentFrom: ADDRESS, sentTo: ADDRESS, chain: 'eip155:1' },
  transfers: [],
});

async function reading(answer: (question: PageQuestion) => ServicePage<Transaction>) {
  const time = virtualTime(1_700_000_000_000);
  const service = scriptedService<PageQuestion, ServicePage<Transaction>>(answer, time.scheduler);
  const wallet = scriptedWallet({ accounts: [ADDRESS], scheduler: time.scheduler });
  const modal = scriptedModal({
    ...{ time, wallets: [wallet], services: { activity: { transactions: service.answer } } },
    options: { services: { activity: { id: 'a', load: () => Promise.reject() } } },
  });
  const done = <T>(promise: Promise<T>): Promise<T> => {
    for (let left = 1_000; left > 0; left -= 100) time.advance(100);
    return promise;
  };
  await done(modal.connect(wallet.wallet.id));
  await done(modal.open({ route: { view: 'account', tab: 'activity' } }));
  const pages = () => pagesOf(modal.getState(), 'activity');
  return { service, pages, next: () => done(nextPage(modal, 'activity')) };
}

const CURSORS = ['a', 'b', 'c', 'd', '__proto__', ''] as const;
const IDS = [...'klmnopq', '__proto__', 'constructor'];

/** By the cursor of the request: the items, and the next cursor. */
const maze = fc.dictionary(
  fc.constantFrom(...CURSORS, 'first'),
  fc.record({
    items: fc.array(fc.constantFrom(...IDS), { maxLength: 4 }),
    next: fc.option(fc.constantFrom(...CURSORS), { nil: undefined }),
  }),
);

describe('S7.6 pages with arbitrary cursors', () => {
  it('are read once each, and end', async () => {
    await fc.assert(
      fc.asyncProperty(maze, async (places) => {
        const { service, pages, next } = await reading(({ cursor = 'first' }) => {
          const place = Object.hasOwn(places, cursor) ? places[cursor] : undefined;
          return {
            items: (place?.items ?? []).map(transaction),
            ...(place?.next !== undefined && { next: place.next }),
          };
        });
        let known = pages()?.items.map(({ id }) => id) ?? [];
        for (let count = 0; count < 12; count += 1) {
          await next();
          const now = pages()?.items.map(({ id }) => id) ?? [];
          expect(now.slice(0, known.length)).toEqual(known);
          known = now;
        }
        expect(new Set(known).size).toBe(known.length);
        expect(pages()).toMatchObject({ status: 'ready', next: undefined });
        const asked = service.asked.map(({ cursor }) => cursor);
        expect(new Set(asked).size).toBe(asked.length);
      }),
      { numRuns: 60 },
    );
  });

  it('that always differ are read until nothing new comes', async () => {
    let count = 0;
    const { service, next } = await reading(() => {
      count += 1;
      return { items: count < 4 ? [transaction(`n${count}`)] : [transaction('n1')], next: `page ${count}` };
    });
    for (let each = 0; each < 40; each += 1) await next();
    expect(service.asked.length).toBeLessThan(12);
  });
});
