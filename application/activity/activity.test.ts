import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { Transaction } from '../../domain/transaction/transaction.js';
import { scriptedModal, scriptedWallet, virtualTime } from '../../infrastructure/fakes/index.js';
import { scriptedService } from '../../infrastructure/fakes/scripted-service.js';
import type { PageQuestion, ServicePage } from '../ports/services.js';
import { pagesOf, transactionsOf } from './pages-of.js';

const ADDRESS = `0x${'ab'.repeat(20)}`;
const OTHER = `0x${'cd'.repeat(20)}`;
const START = 1_700_000_000_000;

function transaction(id: string, hash = id): Transaction {
  return {
    id,
    metadata: {
      ...{ operationType: 'receive', status: 'confirmed', sentFrom: OTHER, sentTo: ADDRESS, hash, chain: 'eip155:1' },
      minedAt: new Date(START - 1_000_000).toISOString(),
    },
    transfers: [{ fungible_info: { symbol: 'SALT' }, direction: 'in', quantity: { numeric: '1' } }],
  };
}

type Answer = (question: PageQuestion) => ServicePage<Transaction>;

/** Two pages, and no more. */
const twoPages: Answer = ({ cursor }) =>
  cursor === undefined
    ? { items: [transaction('d'), transaction('c')], next: 'older' }
    : { items: [transaction('b'), transaction('a')] };

async function looking(answer: Answer = twoPages, how: { options?: object } = {}) {
  const time = virtualTime(START);
  const service = scriptedService<PageQuestion, ServicePage<Transaction>>(answer, time.scheduler);
  const wallet = scriptedWallet({ accounts: [ADDRESS, OTHER], scheduler: time.scheduler });
  const modal = scriptedModal({
    ...{ time, wallets: [wallet], services: { activity: { transactions: service.answer } } },
    options: { services: { activity: { id: 'a', load: () => Promise.reject() } }, ...how.options },
  });
  const settled = (milliseconds = 1_000) => {
    for (let left = milliseconds; left > 0; left -= 100) time.advance(Math.min(100, left));
  };
  const done = <T>(promise: Promise<T>): Promise<T> => {
    settled();
    return promise;
  };
  modal.chain.credit(ADDRESS, { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 }, 10n ** 20n);
  await done(modal.connect(wallet.wallet.id));
  const pages = () => pagesOf(modal.getState(), 'activity');
  const ids = () => pages()?.items.map(({ id }) => id);
  const shown = () => {
    const known = pages();
    return known && transactionsOf(known).map(({ id, metadata }) => [id, metadata.status]);
  };
  const look = async () => {
    await done(modal.open({ route: { view: 'account', tab: 'activity' } }));
  };
  const next = () => done(modal.nextPage('activity'));
  const told = (type: string) => modal.events.filter((event) => event.type === type).length;
  return { ...modal, wallet, service, settled, done, pages, ids, shown, look, next, told };
}

describe('S1.5 S7.6 what an account did', () => {
  it('is not asked before somebody looks', async () => {
    const { service, open, done, look, settled } = await looking();
    await done(open());
    settled(60_000);
    expect(service.asked).toHaveLength(0);
    await look();
    expect(service.asked.map(({ address, network, cursor }) => [address, network.caipNetworkId, cursor])).toEqual([
      [ADDRESS, 'eip155:1', undefined],
    ]);
  });

  it('is not asked at all where the host wants none', async () => {
    const { service, look } = await looking(twoPages, { options: { features: { history: false } } });
    await look();
    expect(service.asked).toHaveLength(0);
  });

  it('comes page by page, and ends', async () => {
    const { service, look, next, ids, pages } = await looking();
    await look();
    expect([ids(), pages()?.next]).toEqual([['d', 'c'], 'older']);
    expect(await next()).toMatchObject({ ok: true });
    expect([ids(), pages()?.next]).toEqual([['d', 'c', 'b', 'a'], undefined]);
    await next();
    expect(service.asked.map(({ cursor }) => cursor)).toEqual([undefined, 'older']);
  });

  it('is asked once for a page, however often it is asked for', async () => {
    const { service, look, nextPage, settled } = await looking();
    await look();
    service.takes(500);
    const all = [nextPage('activity'), nextPage('activity'), nextPage('activity')];
    settled();
    await Promise.all(all);
    expect(service.asked).toHaveLength(2);
  });

  it('is kept for the visit, and looked at anew after half a minute', async () => {
    const { service, look, close, done, settled, next, ids } = await looking();
    await look();
    await next();
    await done(close());
    await look();
    expect(service.asked).toHaveLength(2);
    settled(30_000);
    expect(service.asked.map(({ cursor }) => cursor)).toEqual([undefined, 'older', undefined]);
    expect(ids()).toEqual(['d', 'c', 'b', 'a']);
  });
});

describe('a service that leads nowhere', () => {
  it('is not followed in a circle', async () => {
    const { service, look, next, pages } = await looking(({ cursor }) => ({
      items: [transaction(`of ${cursor}`)],
      next: cursor === 'a' ? 'b' : 'a',
    }));
    await look();
    for (let count = 0; count < 6; count += 1) await next();
    expect(service.asked.map(({ cursor }) => cursor)).toEqual([undefined, 'a', 'b']);
    expect(pages()).toMatchObject({ status: 'ready', next: undefined });
  });

  it('is not asked for ever where nothing new comes', async () => {
    let count = 0;
    const { service, look, next, ids } = await looking(() => {
      count += 1;
      return { items: [transaction('same')], next: `page ${count}` };
    });
    await look();
    for (let each = 0; each < 20; each += 1) await next();
    expect(ids()).toEqual(['same']);
    expect(service.asked.length).toBeLessThan(8);
  });

  it('that does not answer in time has failed', async () => {
    const { service, look, settled, pages } = await looking();
    service.hang();
    await look();
    settled(12_000);
    expect(pages()).toMatchObject({ status: 'failed', failure: { code: 'timed-out' } });
  });
});

describe('S8.11 a service that fails', () => {
  it('is told of once, and asked again on request', async () => {
    const { service, look, next, pages, ids, events, told, settled } = await looking();
    service.fail(new Failure('request-failed'));
    await look();
    expect(pages()).toMatchObject({ status: 'failed', failure: { code: 'request-failed' } });
    expect(events.filter((event) => event.type === 'snack.shown')).toMatchObject([
      { snack: { kind: 'error', message: 'transactions-unavailable' } },
    ]);
    settled(35_000);
    expect(told('snack.shown')).toBe(1);
    service.fail();
    await next();
    expect(ids()).toEqual(['d', 'c']);
  });

  it('leaves what is known as it is', async () => {
    const { service, look, next, pages, ids } = await looking();
    await look();
    service.fail(new Failure('request-failed'));
    expect(await next()).toMatchObject({ ok: false, failure: { code: 'request-failed' } });
    expect([pages()?.status, ids()]).toEqual(['failed', ['d', 'c']]);
    service.fail();
    await next();
    expect(ids()).toEqual(['d', 'c', 'b', 'a']);
  });

  it('has told all where it does not know the network', async () => {
    const { service, look, pages, told } = await looking();
    service.fail(new Failure('network-not-supported'));
    await look();
    expect([pages()?.status, pages()?.items, told('snack.shown')]).toEqual(['ready', [], 0]);
  });

  it('has told all where it does not have the rest', async () => {
    const { service, look, next, pages, ids, told } = await looking();
    await look();
    service.fail(new Failure('network-not-supported'));
    await next();
    expect([pages()?.status, ids(), pages()?.next, told('snack.shown')]).toEqual(['ready', ['d', 'c'], undefined, 0]);
    await next();
    expect(service.asked).toHaveLength(2);
  });
});

describe('an answer that comes too late', () => {
  it('is dropped when another account is in use', async () => {
    const { service, look, selectAccount, done, settled, getState } = await looking();
    service.takes(5_000);
    await look();
    await done(selectAccount(OTHER));
    settled(10_000);
    const { activity } = getState().lists;
    expect(activity[`eip155:1:${ADDRESS}`]).toMatchObject({ status: 'idle', items: [] });
    expect(activity[`eip155:1:${OTHER}`]).toMatchObject({ status: 'ready' });
  });

  it('is dropped when nobody is connected any more, with all the rest', async () => {
    const { service, look, disconnect, done, settled, getState } = await looking();
    service.takes(5_000);
    await look();
    await done(disconnect());
    settled(10_000);
    expect(getState().lists.activity).toEqual({});
  });
});

describe('S9.7 what this page has sent', () => {
  async function sent(answer: Answer = twoPages) {
    const visit = await looking(answer);
    await visit.look();
    const token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;
    const fill = async (amountText: string) => {
      await visit.done(visit.push({ view: 'send' }));
      await visit.done(visit.editSend({ token, amountText, receiver: OTHER }));
    };
    await fill('1');
    return { ...visit, fill };
  }

  it('stands first until the service knows of it', async () => {
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

  it('is remembered for the 99 sent last', async () => {
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

  it('says so when it fails on the network', async () => {
    const { send, chain, shown, settled } = await sent(() => ({ items: [] }));
    chain.revert();
    const sending = send();
    settled(5_000);
    await sending;
    expect(shown()?.map(([, status]) => status)).toEqual(['failed']);
  });
});
