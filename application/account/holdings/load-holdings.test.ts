import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import type { Holding, Token } from '../../../domain/token/token.js';
import { type ScriptedChain, scriptedModal, scriptedWallet, virtualTime } from '../../../infrastructure/fakes/index.js';
import { scriptedService } from '../../../infrastructure/fakes/scripted-service.js';
import { type MemoryStorage, memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import type { HoldingsQuestion } from '../../ports/services.js';
import { holdingsOf } from './holdings-of.js';

const ADDRESS = `0x${'ab'.repeat(20)}`;
const PEARL: Token = {
  ...{ networkId: 'eip155:1', name: 'Pearl', symbol: 'PEARL', decimals: 6 },
  address: `0x${'be'.repeat(20)}`,
};
const ETHER: Token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 };

interface How {
  readonly service?: boolean;
  readonly storage?: MemoryStorage;
  readonly prepare?: (service: Asked) => void;
  readonly prepareChain?: (chain: ScriptedChain) => void;
  readonly answer?: () => readonly Holding[];
  readonly accounts?: readonly string[];
}

async function connected(how: How = {}) {
  const time = virtualTime(1_700_000_000_000);
  const portfolio = scriptedService<HoldingsQuestion, readonly Holding[]>(
    how.answer ?? (({ known }) => [...known.map((token) => ({ token, amount: 5n })), { token: PEARL, amount: 7n }]),
    time.scheduler,
  );
  how.prepare?.(portfolio);
  const wallet = scriptedWallet({ accounts: how.accounts ?? [ADDRESS], scheduler: time.scheduler });
  const modal = scriptedModal({
    ...{ time, wallets: [wallet] },
    ...(how.storage && { storage: how.storage }),
    ...(how.service !== false && { services: { portfolio: { holdings: portfolio.answer } } }),
  });
  modal.chain.credit(ADDRESS, ETHER, 3n);
  how.prepareChain?.(modal.chain);
  const settled = (milliseconds = 1_000) => {
    for (let left = milliseconds; left > 0; left -= 100) time.advance(Math.min(100, left));
  };
  const connecting = modal.connect(wallet.wallet.id);
  settled();
  await connecting;
  settled(100);
  const shown = () => holdingsOf(modal.getState())?.holdings.map(({ token, amount }) => [token.symbol, amount]);
  const snacks = () => modal.events.filter(({ type }) => type === 'snack.shown').length;
  return { ...modal, portfolio, shown, snacks, settled };
}
type Asked = ReturnType<typeof scriptedService<HoldingsQuestion, readonly Holding[]>>;

describe('S7.4 the balances of an account', () => {
  it('come from the service, unlisted tokens included', async () => {
    const { shown, portfolio } = await connected();
    expect(shown()).toEqual([
      ['ETH', 5n],
      ['PEARL', 7n],
    ]);
    expect(portfolio.asked.map(({ address, network, fresh }) => [address, network.caipNetworkId, fresh])).toEqual([
      [ADDRESS, 'eip155:1', []],
    ]);
  });

  it('come from the network without a service, or if the service does not support the network', async () => {
    expect((await connected({ service: false })).shown()).toEqual([['ETH', 3n]]);
    const unknown = await connected({ prepare: (service) => service.fail(new Failure('network-not-supported')) });
    expect(unknown.shown()).toEqual([['ETH', 3n]]);
    expect([holdingsOf(unknown.getState())?.incomplete, unknown.snacks()]).toEqual([undefined, 0]);
  });

  it('come from the network, marked as incomplete, if the service fails', async () => {
    const { shown, getState, snacks, settled, portfolio } = await connected({
      prepare: (service) => service.fail(new Failure('request-failed')),
    });
    expect(shown()).toEqual([['ETH', 3n]]);
    expect(holdingsOf(getState())?.incomplete?.code).toBe('request-failed');
    expect(snacks()).toBe(1);
    // While visible, it is read again after half a minute, in the background.
    portfolio.fail();
    settled(1_000);
    expect(portfolio.asked).toHaveLength(1);
  });

  it('come from the network for listed tokens that the service does not report', async () => {
    const { shown, getState } = await connected({ answer: () => [{ token: PEARL, amount: 7n }] });
    expect(shown()).toEqual([
      ['ETH', 3n],
      ['PEARL', 7n],
    ]);
    expect(holdingsOf(getState())?.incomplete).toBeUndefined();
  });

  it('are unknown for a token that neither reports', async () => {
    const { shown, getState } = await connected({
      answer: () => [{ token: PEARL, amount: 7n }],
      prepareChain: (chain) => chain.failAt('holdings', new Failure('request-failed')),
    });
    expect(shown()).toEqual([['PEARL', 7n]]);
    expect(holdingsOf(getState())?.incomplete?.code).toBe('request-failed');
  });

  it('come from the network first if the service is slow', async () => {
    const { shown, settled } = await connected({ prepare: (service) => service.takes(6_000) });
    expect(shown()).toEqual([]);
    settled(2_000);
    expect(shown()).toEqual([['ETH', 3n]]);
    settled(5_000);
    expect(shown()).toEqual([
      ['ETH', 5n],
      ['PEARL', 7n],
    ]);
  });

  it('bypass the service’s cache when refreshed by hand', async () => {
    const { refreshBalance, portfolio } = await connected();
    await refreshBalance();
    expect(portfolio.asked.at(-1)?.fresh.map(({ symbol }) => symbol)).toEqual(['ETH', 'PEARL']);
  });
});

describe('S9.5 visible balances', () => {
  it('are read every half minute, and not while the page is hidden', async () => {
    const { open, portfolio, settled, device } = await connected();
    await open();
    settled(31_000);
    expect(portfolio.asked).toHaveLength(2);
    device.hide();
    settled(120_000);
    expect(portfolio.asked).toHaveLength(2);
    device.hide(false);
    settled(1_000);
    expect(portfolio.asked).toHaveLength(3);
  });
});

describe('an automatic reading', () => {
  const types = (events: readonly { readonly type: string }[]) =>
    events.map(({ type }) => type).filter((type) => /^(holdings|snack.shown)/.test(type));

  it('changes the state when it succeeds, not while it is pending', async () => {
    const { open, events, settled, shown, chain } = await connected({ service: false });
    await open();
    const from = events.length;
    chain.credit(ADDRESS, ETHER, 4n);
    settled(31_000);
    expect([types(events.slice(from)), shown()]).toEqual([['holdings.loaded'], [['ETH', 7n]]]);
  });

  it('leaves known balances alone, without a message, if it fails', async () => {
    const { open, events, settled, shown, chain, getState } = await connected({ service: false });
    await open();
    chain.failAt('holdings', new Failure('request-failed'));
    const from = events.length;
    settled(31_000);
    expect([types(events.slice(from)), shown(), holdingsOf(getState())?.status]).toEqual([[], [['ETH', 3n]], 'ready']);
  });

  it('is shown as loading if nothing is known yet', async () => {
    const { open, events, settled } = await connected({
      service: false,
      prepareChain: (chain) => chain.failAt('holdings', new Failure('request-failed')),
    });
    expect(events.flatMap((event) => (event.type === 'snack.shown' ? [event.snack] : []))).toEqual([
      { kind: 'error', message: 'balance-unavailable', autoClose: true },
    ]);
    await open();
    const from = events.length;
    settled(31_000);
    expect(types(events.slice(from))).toEqual(['holdings.requested', 'holdings.failed']);
  });

  it('does not happen on other screens, nor while the modal is closed', async () => {
    const { open, push, close, portfolio, settled } = await connected();
    settled(60_000);
    await open();
    settled(1_000);
    expect(portfolio.asked).toHaveLength(2);
    await push({ view: 'networks' });
    settled(60_000);
    await close();
    settled(60_000);
    expect(portfolio.asked).toHaveLength(2);
  });
});

describe('S9.5 S3.9 stored balances', () => {
  it('are valid for half a minute, also after a reload', async () => {
    const storage = memoryStorage();
    const first = await connected({ storage });
    expect(first.portfolio.asked).toHaveLength(1);
    const second = await connected({ storage });
    expect(second.portfolio.asked).toHaveLength(0);
    expect(second.shown()).toEqual(first.shown());
  });

  it('are read again if another account was used in between', async () => {
    const other = `0x${'cd'.repeat(20)}`;
    const { refreshBalance, selectAccount, portfolio, settled, getState } = await connected({
      accounts: [ADDRESS, other],
    });
    portfolio.takes(1_000);
    void refreshBalance();
    settled(500);
    await selectAccount(other);
    settled(200);
    await selectAccount(ADDRESS);
    settled(3_000);
    expect(holdingsOf(getState())?.status).toBe('ready');
    expect(portfolio.asked.at(-1)?.fresh).not.toEqual([]);
  });

  it('are removed with the connection', async () => {
    const storage = memoryStorage();
    const { disconnect } = await connected({ storage });
    storage.set('identity_cache', '{}');
    expect(storage.get('portfolio_cache')).toContain(ADDRESS);
    await disconnect();
    expect([storage.get('portfolio_cache'), storage.get('identity_cache')]).toEqual([undefined, undefined]);
  });

  it('are ignored by a modal with other sources', async () => {
    const storage = memoryStorage();
    expect((await connected({ storage, service: false })).shown()).toEqual([['ETH', 3n]]);
    expect((await connected({ storage })).portfolio.asked).toHaveLength(1);
  });

  it('are ignored if another script has written them', async () => {
    for (const text of [
      '7',
      '{"eip155:1:0x":7}',
      '[',
      JSON.stringify({ [`eip155:1:${ADDRESS}`]: { at: 1, value: [7] } }),
    ]) {
      const storage = memoryStorage();
      storage.set('portfolio_cache', text);
      expect((await connected({ storage })).portfolio.asked, text).toHaveLength(1);
    }
  });

  it('are not stored if they may be incomplete', async () => {
    const storage = memoryStorage();
    await connected({ storage, prepare: (service) => service.fail(new Failure('timed-out')) });
    expect(storage.get('portfolio_cache')).toBeUndefined();
  });
});

describe('an answer that arrives late', () => {
  it('does not replace a newer one', async () => {
    let amount = 5n;
    const { shown, portfolio, settled, open, refreshBalance } = await connected({
      answer: () => [{ token: ETHER, amount }],
    });
    portfolio.takes(1_900);
    settled(30_000);
    await open();
    settled(1_200);
    portfolio.takes(100);
    amount = 9n;
    const refreshing = refreshBalance();
    settled(200);
    await refreshing;
    amount = 5n;
    settled(2_000);
    expect([shown(), portfolio.asked.length]).toEqual([[['ETH', 9n]], 3]);
  });

  it('does not bring back what was removed with the connection', async () => {
    const storage = memoryStorage();
    const { getState, portfolio, settled, refreshBalance, disconnect } = await connected({ storage });
    portfolio.takes(1_000);
    const refreshing = refreshBalance();
    settled(200);
    await disconnect();
    settled(2_000);
    await refreshing;
    expect([getState().account.holdings, storage.get('portfolio_cache')]).toEqual([{}, undefined]);
  });
});
