import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { ADDRESS, looking, OTHER, transaction, twoPages } from '../../infrastructure/fakes/modals/activity-visit.js';

describe('S1.5 S7.6 the activity of an account', () => {
  it('is not requested before it is shown', async () => {
    const { service, open, done, look, settled } = await looking();
    await done(open());
    settled(60_000);
    expect(service.asked).toHaveLength(0);
    await look();
    expect(service.asked.map(({ address, network, cursor }) => [address, network.caipNetworkId, cursor])).toEqual([
      [ADDRESS, 'eip155:1', undefined],
    ]);
  });

  it('is not requested if the host turns it off', async () => {
    const { service, look } = await looking(twoPages, { options: { features: { history: false } } });
    await look();
    expect(service.asked).toHaveLength(0);
  });

  it('and its collectibles are separate lists', async () => {
    const { service, done, open, getState } = await looking(twoPages, {
      services: {
        collectibles: { collectibles: () => of({ items: [{ id: 'n', name: 'N', address: '0x1', tokenId: '1' }] }) },
      },
      options: { services: { collectibles: { id: 'c', load: () => Promise.reject() } } },
    });
    await done(open({ route: { view: 'account', tab: 'nfts' } }));
    expect(service.asked).toHaveLength(0);
    expect(getState().lists).toMatchObject({
      activity: {},
      collectibles: { [`eip155:1:${ADDRESS}`]: { items: [{ id: 'n' }] } },
    });
  });

  it('is loaded page by page, to the end', async () => {
    const { service, look, next, ids, pages } = await looking();
    await look();
    expect([ids(), pages()?.next]).toEqual([['d', 'c'], 'older']);
    expect(await next()).toMatchObject({ ok: true });
    expect([ids(), pages()?.next]).toEqual([['d', 'c', 'b', 'a'], undefined]);
    await next();
    expect(service.asked.map(({ cursor }) => cursor)).toEqual([undefined, 'older']);
  });

  it('requests a page once, however often it is asked for', async () => {
    const { service, look, page, settled } = await looking();
    await look();
    service.takes(500);
    const all = [page(), page(), page()];
    settled();
    await Promise.all(all);
    expect(service.asked).toHaveLength(2);
  });

  it('is kept for the visit, and read again after half a minute', async () => {
    const { service, look, close, done, settled, next, ids } = await looking();
    await look();
    await next();
    await done(close());
    await look();
    expect(service.asked).toHaveLength(2);
    settled(30_000);
    expect(service.asked.map(({ cursor }) => cursor)).toEqual([undefined, 'older', undefined]);
    expect(ids()).toEqual(['d', 'c', 'b', 'a']);
    await done(close());
    settled(60_000);
    expect(service.asked).toHaveLength(3);
  });

  it.each([
    ['begins with what is new, and goes on where it did', ['e', 'd'], ['e', 'd', 'c', 'b', 'a'], undefined],
    ['begins anew where nothing is known any more', ['z', 'y'], ['z', 'y'], 'older'],
  ])('%s', async (_, latest, expected, next) => {
    let first = ['d', 'c'];
    const visit = await looking((question) =>
      question.cursor === undefined ? { items: first.map((id) => transaction(id)), next: 'older' } : twoPages(question),
    );
    await visit.look();
    await visit.next();
    first = latest;
    visit.settled(30_000);
    expect([visit.ids(), visit.pages()?.next]).toEqual([expected, next]);
  });

  it('continues while pages have new items', async () => {
    const { look, next, ids } = await looking(({ cursor = '0' }) => ({
      items: [transaction(cursor)],
      next: String(Number(cursor) + 1),
    }));
    await look();
    for (let count = 0; count < 9; count += 1) await next();
    expect(ids()).toHaveLength(10);
  });
});

describe('a faulty service', () => {
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

  it('is not queried endlessly without new items', async () => {
    let count = 0;
    const { service, look, next, ids } = await looking(() => {
      count += 1;
      return { items: [transaction('same')], next: `page ${count}` };
    });
    await look();
    for (let each = 0; each < 20; each += 1) await next();
    expect(ids()).toEqual(['same']);
    expect(service.asked).toHaveLength(6);
  });

  it('is not followed beyond 20,000 items', async () => {
    const items = Array.from({ length: 20_001 }, (_, at) => transaction(String(at)));
    const { look, ids, pages } = await looking(() => ({ items, next: 'more' }));
    await look();
    expect([ids()?.length, pages()?.next]).toEqual([20_000, undefined]);
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
  it('is reported once, and queried again on request', async () => {
    const { service, look, next, pages, ids, events, emitted, settled } = await looking();
    service.fail(new Failure('request-failed'));
    await look();
    expect(pages()).toMatchObject({ status: 'failed', failure: { code: 'request-failed' } });
    expect(events.filter((event) => event.type === 'snack.shown')).toMatchObject([
      { snack: { kind: 'error', message: 'transactions-unavailable', autoClose: true } },
    ]);
    settled(35_000);
    expect([emitted('snack.shown'), service.asked.length, pages()?.status]).toEqual([1, 2, 'failed']);
    service.fail();
    await next();
    expect(ids()).toEqual(['d', 'c']);
  });

  it('is queried at once when the list is shown again', async () => {
    const { service, look, close, done } = await looking();
    service.fail(new Failure('request-failed'));
    await look();
    await done(close());
    await look();
    expect(service.asked).toHaveLength(2);
  });

  it('is not reported after an automatic retry', async () => {
    const { service, look, pages, ids, emitted, settled } = await looking();
    await look();
    service.fail(new Failure('request-failed'));
    settled(30_000);
    expect([service.asked.length, pages()?.status, ids(), emitted('snack.shown')]).toEqual([2, 'ready', ['d', 'c'], 0]);
    settled(28_000);
    expect(service.asked).toHaveLength(2);
    settled(2_000);
    expect(service.asked).toHaveLength(3);
  });

  it('leaves the known items alone', async () => {
    const { service, look, next, pages, ids } = await looking();
    await look();
    service.fail(new Failure('request-failed'));
    expect(await next()).toMatchObject({ ok: false, failure: { code: 'request-failed' } });
    expect([pages()?.status, ids()]).toEqual(['failed', ['d', 'c']]);
    service.fail();
    await next();
    expect(ids()).toEqual(['d', 'c', 'b', 'a']);
  });

  it('has no more items if it does not support the network', async () => {
    const { service, look, pages, emitted } = await looking();
    service.fail(new Failure('network-not-supported'));
    await look();
    expect([pages()?.status, pages()?.items, emitted('snack.shown')]).toEqual(['ready', [], 0]);
  });

  it('has no more items if it does not have the rest', async () => {
    const { service, look, next, pages, ids, emitted } = await looking();
    await look();
    service.fail(new Failure('network-not-supported'));
    await next();
    expect([pages()?.status, ids(), pages()?.next, emitted('snack.shown')]).toEqual([
      'ready',
      ['d', 'c'],
      undefined,
      0,
    ]);
    await next();
    expect(service.asked).toHaveLength(2);
  });
});

describe('a late answer', () => {
  it('is dropped when another account is in use', async () => {
    const { service, look, selectAccount, done, settled, getState, ids } = await looking();
    service.takes(5_000);
    await look();
    await done(selectAccount(OTHER));
    settled(10_000);
    const { activity } = getState().lists;
    expect(activity[`eip155:1:${ADDRESS}`]).toMatchObject({ status: 'idle', items: [] });
    expect(activity[`eip155:1:${OTHER}`]).toMatchObject({ status: 'ready' });
    await done(selectAccount(ADDRESS));
    settled(10_000);
    expect(ids()).toEqual(['d', 'c']);
  });

  it('is dropped after disconnecting, with all lists', async () => {
    const { service, look, disconnect, done, settled, getState } = await looking();
    service.takes(5_000);
    await look();
    await done(disconnect());
    settled(10_000);
    expect(getState().lists.activity).toEqual({});
  });
});
