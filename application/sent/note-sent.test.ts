/** Transactions sent from this page, in the account's activity. */
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure, type FailureCode } from '../../domain/failure/failure.js';
import type { Token } from '../../domain/token/token.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { pagesOf } from '../activity/pages-of.js';
import type { Event } from '../engine/events.js';

const NOW = 1_700_000_000_000;
const ADDRESS = `0x${'ab'.repeat(20)}` as const;
const FRIEND = `0x${'cd'.repeat(20)}`;
const HASH = `0x${'1f'.repeat(32)}`;
const OTHER = `0x${'2f'.repeat(32)}`;
const ETHER: Token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 };
const SALT: Token = { ...ETHER, symbol: 'SALT', decimals: 6, address: FRIEND, iconUrl: 'https://salt.example/1.png' };
const transfer = { token: SALT, from: ADDRESS, to: FRIEND, amount: 1_500_000n };
const swapped = { address: ADDRESS, from: ETHER, to: SALT, amount: 10n ** 17n, got: 250_000n };
const minedAt = new Date(NOW).toISOString();

const sent = { sentFrom: ADDRESS, sentTo: FRIEND, hash: HASH, chain: 'eip155:1', status: 'pending' };
const salt = { symbol: 'SALT', icon: { url: 'https://salt.example/1.png' } };
const SENT = {
  id: HASH,
  metadata: { operationType: 'send', ...sent },
  transfers: [{ fungible_info: salt, direction: 'out', quantity: { numeric: '1.5' } }],
};
const TRADED = {
  id: HASH,
  metadata: { ...sent, operationType: 'trade', sentTo: ADDRESS },
  transfers: [
    { fungible_info: { symbol: 'ETH' }, direction: 'out', quantity: { numeric: '0.1' } },
    { fungible_info: salt, direction: 'in', quantity: { numeric: '0.25' } },
  ],
};

async function sending(...events: readonly Event[]) {
  const time = virtualTime(NOW);
  const wallet = scriptedWallet({ accounts: [ADDRESS], scheduler: time.scheduler });
  const modal = scriptedModal({
    ...{ time, wallets: [wallet], services: { activity: { transactions: () => NEVER } } },
    options: { services: { activity: { id: 'a', load: () => Promise.reject() } } },
  });
  await modal.connect(wallet.wallet.id);
  const noted = (each: readonly Event[]) => {
    for (const event of each) modal.core.emit(event);
    return pagesOf(modal.getState(), 'activity', `eip155:1:${ADDRESS}`)?.sent ?? [];
  };
  return { noted, list: noted(events) };
}

const submitted: Event = { type: 'send.submitted', hash: HASH, transfer };
const trading: Event = { type: 'swap.submitted', hash: HASH, swapped };
const failing = (code: FailureCode, hash?: string): Event => ({
  ...{ type: 'send.failed', failure: new Failure(code), ...(hash && { hash }) },
});

describe('a sent transaction', () => {
  it.each([
    ['a transfer', submitted, SENT],
    ['a swap', trading, TRADED],
  ])('is pending at first: %s', async (_what, event, expected) => {
    expect((await sending(event)).list).toEqual([expected]);
    // Reported again, it is listed once, and the latest is first.
    const later: Event = { type: 'send.submitted', hash: OTHER, transfer };
    expect((await sending(event, later, event)).list.map(({ id }) => id)).toEqual([HASH, OTHER]);
  });

  it.each([
    ['confirmed', { type: 'send.confirmed', hash: HASH }, { status: 'confirmed', minedAt }],
    [
      'confirmed as another',
      { type: 'send.confirmed', hash: OTHER, submitted: HASH },
      { status: 'confirmed', minedAt, hash: OTHER },
    ],
    ['confirmed, a swap', { type: 'swap.confirmed', hash: HASH, swapped }, { status: 'confirmed', minedAt }],
    ['failed', failing('transaction-reverted', HASH), { status: 'failed', minedAt }],
    [
      'failed, a swap',
      { type: 'swap.failed', step: 'swap', swapped, failure: new Failure('unknown'), hash: HASH },
      { status: 'failed', minedAt },
    ],
    ['replaced', failing('cancelled', HASH), { status: 'replaced', minedAt }],
    // It may still be mined.
    ['not found in time', failing('timed-out', HASH), {}],
    ['not sent at all', failing('rejected'), {}],
    ['another that is confirmed', { type: 'send.confirmed', hash: OTHER }, {}],
    ['something else', { type: 'modal.closed' }, {}],
  ] as [string, Event, object][])('has this outcome: %s', async (_what, event, change) => {
    const { list } = await sending(submitted, event);
    const { hash = HASH } = change as { readonly hash?: string };
    expect(list).toEqual([{ ...SENT, id: hash, metadata: { ...SENT.metadata, ...change } }]);
  });
});

describe('a transaction that a page sent through the embedded wallet', () => {
  const asking = (params: unknown, hash: string | undefined = HASH, method = 'eth_sendTransaction') =>
    ({
      ...{ type: 'request.succeeded', response: 'hash', ...(hash && { hash }) },
      request: { id: 'r', namespace: 'eip155', method, params },
    }) as Event;
  const asked = { from: ADDRESS, to: FRIEND };
  const native = (numeric: string) => [{ fungible_info: { symbol: 'ETH' }, direction: 'out', quantity: { numeric } }];

  it.each([
    [{ ...asked, value: '0xde0b6b3a7640000' }, { operationType: 'send' }, native('1')],
    [{ ...asked, value: '0xDE0B6B3A7640000', data: '0x' }, { operationType: 'send' }, native('1')],
    [{ ...asked, data: '0xa9059cbb' }, { operationType: 'execute' }, []],
    [{ ...asked, value: '0x0' }, { operationType: 'send' }, []],
    [{ ...asked, value: 'all' }, { operationType: 'send' }, []],
    [{ ...asked, value: '1' }, { operationType: 'send' }, []],
    [{ ...asked, value: `0x${'f'.repeat(65)}` }, { operationType: 'send' }, []],
    [{ ...asked, value: 7, data: 7 }, { operationType: 'send' }, []],
    [{}, { operationType: 'send', sentFrom: '', sentTo: '' }, []],
    [
      { from: 'f'.repeat(99), to: 't'.repeat(99) },
      { operationType: 'send', sentFrom: 'f'.repeat(64), sentTo: 't'.repeat(64) },
      [],
    ],
  ])('is described by its request: %j', async (params, metadata, transfers) => {
    const { list, noted } = await sending(asking([params]));
    expect(list).toEqual([{ id: HASH, metadata: { ...sent, ...metadata }, transfers }]);
    // The wallet reports it again: its known details stay.
    const after = noted([{ type: 'send.confirmed', hash: HASH }, asking([params])]);
    expect(after.map(({ metadata: { status } }) => status)).toEqual(['confirmed']);
  });

  it.each([
    ['another question', asking([asked], HASH, 'eth_sign')],
    ['no hash', asking([asked], '')],
    ['a hash that is too short', asking([asked], '0x1f')],
    ['a hash with more', asking([asked], `${HASH}0`)],
    ['a hash within more', asking([asked], `a${HASH}`)],
  ])('is not listed without a transaction: %s', async (_what, event) => {
    expect((await sending(event)).list).toEqual([]);
  });

  it('is listed even if its request cannot be decoded', async () => {
    const { list } = await sending(asking('all'));
    expect(list).toMatchObject([{ id: HASH, metadata: { sentFrom: '', sentTo: '' } }]);
  });
});
