import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import type { Holding } from '../../../domain/token/token.js';
import { scriptedModal, scriptedWallet, virtualTime } from '../../../infrastructure/fakes/index.js';
import { scriptedService } from '../../../infrastructure/fakes/scripted-service.js';
import { type MemoryStorage, memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import type { HoldingsQuestion } from '../../ports/services.js';

const [OWN, OTHER] = [`0x${'a1'.repeat(20)}`, `0x${'a2'.repeat(20)}`];
const ACTIVITY = { load: () => Promise.reject(new Error('It is not asked')), id: 'activity' };

const START = 1_700_000_000_000;

interface How {
  readonly type?: 'ANNOUNCED' | 'AUTH';
  readonly storage?: MemoryStorage;
  readonly from?: number;
}

async function connected(how: How = {}) {
  const time = virtualTime(how.from ?? START);
  const asked: { readonly address: string; readonly at: number }[] = [];
  const portfolio = scriptedService<HoldingsQuestion, readonly Holding[]>(({ address, known }) => {
    asked.push({ address, at: time.scheduler.now() });
    return known.map((token) => ({ token, amount: 5n }));
  }, time.scheduler);
  const { type = 'ANNOUNCED', storage = memoryStorage() } = how;
  const wallet = scriptedWallet({ accounts: [OWN, OTHER], scheduler: time.scheduler, type });
  const modal = scriptedModal({
    ...{ time, storage, wallets: [wallet], services: { portfolio: { holdings: portfolio.answer } } },
    options: { services: { activity: ACTIVITY } },
  });
  const pass = (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 100) time.advance(Math.min(100, left));
  };
  const connecting = modal.connect(wallet.wallet.id);
  pass(1_000);
  await connecting;
  pass(1_000);
  const others = () => asked.filter(({ address }) => address === OTHER).map(({ at }) => at);
  return { ...modal, portfolio, pass, others };
}

describe('S9.5 balances of the other accounts', () => {
  it('are read while the list of accounts is visible, and not before', async () => {
    const { open, pass, others, push, back } = await connected();
    pass(60_000);
    expect(others()).toHaveLength(0);
    await open({ route: { view: 'account', tab: 'activity' } });
    pass(1_000);
    expect(others()).toHaveLength(0);
    await push({ view: 'networks' });
    pass(1_000);
    expect(others()).toHaveLength(0);
    await back();
    await push({ view: 'account', tab: 'tokens' });
    pass(1_000);
    expect(others()).toHaveLength(1);
  });

  it('of an embedded wallet are read on its accounts screen only', async () => {
    const { open, pass, others, push } = await connected({ type: 'AUTH' });
    await open();
    pass(5_000);
    expect(others()).toHaveLength(0);
    await push({ view: 'profile' });
    pass(1_000);
    expect(others()).toHaveLength(1);
  });

  it('are not read while the page is hidden', async () => {
    const { open, pass, others, device } = await connected();
    await open();
    pass(1_000);
    expect(others()).toHaveLength(1);
    device.hide();
    pass(3_600_000);
    expect(others()).toHaveLength(1);
    device.hide(false);
    pass(1_000);
    expect(others()).toHaveLength(2);
  });

  it('are at most half a minute old, however long the answers take', async () => {
    const { open, pass, others, portfolio } = await connected();
    portfolio.takes(1_900);
    await open();
    pass(131_000);
    const times = others();
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(gaps).toHaveLength(4);
    for (const gap of gaps) expect(gap).toBeLessThanOrEqual(34_000);
    for (const gap of gaps) expect(gap).toBeGreaterThan(30_000);
  });

  it('are at most half a minute old, including those stored by an earlier page', async () => {
    const storage = memoryStorage();
    const before = await connected({ storage });
    await before.open();
    before.pass(1_000);
    const [read = 0] = before.others();
    const { open, pass, others } = await connected({ storage, from: START + 20_000 });
    await open();
    pass(1_000);
    expect(others()).toHaveLength(0);
    pass(20_000);
    expect(others()).toHaveLength(1);
    expect((others()[0] ?? 0) - read).toBeLessThanOrEqual(32_000);
  });

  it('are read again at once after a cancelled reading', async () => {
    const { open, close, pass, others, portfolio, getState } = await connected();
    portfolio.takes(1_000);
    await open();
    pass(500);
    await close();
    await open();
    pass(2_000);
    expect(others()).toHaveLength(1);
    expect(portfolio.asked.filter(({ address }) => address === OTHER)).toHaveLength(2);
    expect(getState().account.holdings[`eip155:1:${OTHER}`]?.status).toBe('ready');
  });

  it('are asked for once the screen is drawn', async () => {
    const { open, pass, others, getState } = await connected();
    await open();
    pass(200);
    expect([others(), getState().account.holdings[`eip155:1:${OTHER}`]]).toEqual([[], undefined]);
    pass(200);
    expect(others()).toHaveLength(1);
  });

  it('are no longer loading once the screen is left: what was known before still holds', async () => {
    const { open, close, pass, portfolio, getState, push } = await connected();
    const entry = () => getState().account.holdings[`eip155:1:${OTHER}`];
    portfolio.takes(1_000);
    await open();
    pass(500);
    expect(entry()?.status).toBe('loading');
    await close();
    expect(entry()).toBeUndefined();

    await open();
    pass(2_000);
    const known = entry();
    expect(known?.status).toBe('ready');
    pass(30_500);
    expect(entry()).toEqual({ ...known, status: 'loading' });
    await push({ view: 'networks' });
    expect(entry()).toEqual(known);
  });

  it('are loading, then known or failed', async () => {
    const { open, pass, events, portfolio, chain, others } = await connected();
    const received = () =>
      events.flatMap((event) => ('accountId' in event && event.accountId?.endsWith(OTHER) ? [event.type] : []));
    await open();
    pass(1_000);
    expect(received()).toEqual(['holdings.requested', 'holdings.loaded']);
    portfolio.fail(new Failure('request-failed'));
    chain.failAt('holdings', new Failure('request-failed'));
    pass(31_000);
    expect(received().slice(2)).toEqual(['holdings.requested', 'holdings.failed']);
    // A failed reading is not retried every second.
    pass(25_000);
    expect([received().length, others().length]).toEqual([4, 1]);
  });

  it('are not stored if they may be incomplete', async () => {
    const storage = memoryStorage();
    const { open, pass, portfolio } = await connected({ storage });
    portfolio.fail(new Failure('request-failed'));
    await open();
    pass(1_000);
    expect(storage.get('portfolio_cache') ?? '').not.toContain(OTHER);
  });

  it('are not read on an unknown network', async () => {
    const { core, open, pass, others } = await connected();
    core.emit({ type: 'network.changed', namespace: 'eip155', networkId: 'eip155:9' });
    await open({ route: { view: 'profile' } });
    pass(60_000);
    expect(others()).toEqual([]);
  });
});
