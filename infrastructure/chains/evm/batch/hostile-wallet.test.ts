/** Wallets with invalid answers about batches, or none: through the chain that dapps use, each request ends in time. */
import { describe, expect, it } from 'vitest';
import { isFailure } from '../../../../domain/failure/failure.js';
import { callsStatus, sendCalls, walletCapabilities } from '../../../batch/index.js';
import { scriptedConnector } from '../../../fakes/scripted-connector.js';
import { scriptedModal } from '../../../fakes/scripted-modal.js';
import { scriptedProvider } from '../../../fakes/scripted-provider.js';
import { scriptedWallet } from '../../../fakes/scripted-wallet.js';
import { virtualTime } from '../../../fakes/virtual-time.js';
import { askWallet } from '../ask-wallet.js';
import { lateBatches } from '../late-batches.js';

const TO = `0x${'f7'.repeat(20)}`;
const calls = [{ to: TO, value: 1n }, { to: TO }];
const hash = (byte: string) => `0x${byte.repeat(32)}`;
const receipt = (byte: string, status = '0x1') => ({ transactionHash: hash(byte), status, logs: [] });
const never = () => new Promise(() => undefined);
const coded = (code: unknown, message = 'No') => {
  throw Object.assign(new Error(message), { code });
};

type Answers = Readonly<Record<string, (params: unknown) => unknown>>;

const able = { '0x1': { atomic: { status: 'supported' } } };
const obedient: Answers = {
  wallet_getCapabilities: () => able,
  wallet_sendCalls: () => ({ id: 'one' }),
  wallet_getCallsStatus: () => ({ id: 'one', chainId: '0x1', status: 200, atomic: true, receipts: [receipt('cd')] }),
};

/** A modal with a scripted wallet; everything else is in memory. */
async function connected(answers: Answers) {
  const time = virtualTime(1_700_000_000_000);
  const wallet = scriptedWallet({ scheduler: time.scheduler });
  const provider = scriptedProvider(wallet, { ...obedient, ...answers });
  const modal = scriptedModal({
    time,
    connectors: [scriptedConnector({ wallets: [wallet], scheduler: time.scheduler })],
  });
  const own = modal.chain.batches;
  if (!own) throw new Error('It has no batches.');
  const real = lateBatches((link, ...asked) => askWallet(time.scheduler)({ ...link, provider }, ...asked), own.call);
  Object.assign(modal.chain, { batches: real });
  await modal.connect(wallet.wallet.id);
  const asked = (method: string) => provider.requests.filter((each) => each.method === method).length;
  return { modal, time, wallet, asked };
}

/** Loads pending code, and advances the time until the task has ended; `past`: how much that was. */
async function ended<T>(time: { advance(milliseconds: number): void }, outcome: Promise<T>) {
  let over = false;
  void outcome.finally(() => {
    over = true;
  });
  let past = 0;
  for (let turn = 0; turn < 20_000 && !over; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    if (over) break;
    time.advance(500);
    past += 500;
  }
  return { outcome: await outcome, past };
}

describe('a wallet with a batch request', () => {
  it('executes it', async () => {
    const { modal, time } = await connected({});
    expect((await ended(time, sendCalls(modal, { calls }))).outcome).toEqual({
      ok: true,
      value: { id: 'one', atomic: true, hashes: [hash('cd')] },
    });
  });

  it.each<readonly [string, Answers, object]>([
    ['never answers what it can', { wallet_getCapabilities: never }, { ok: true }],
    ['cannot say what it can', { wallet_getCapabilities: () => coded(-32603) }, { ok: true }],
    ['boasts without an end', { wallet_getCapabilities: () => ({ '0x1': 'x'.repeat(1e6) }) }, { ok: true }],
    [
      'boasts of another network',
      { wallet_getCapabilities: () => ({ '0x2': { atomic: { status: 'supported' } } }) },
      { failure: { code: 'method-not-supported' } },
    ],
    ['never answers', { wallet_sendCalls: never }, { failure: { code: 'timed-out' } }],
    ['takes them without a name', { wallet_sendCalls: () => null }, { failure: { code: 'wallet-misbehaved' } }],
    [
      'calls them something endless',
      { wallet_sendCalls: () => ({ id: 'x'.repeat(1e6) }) },
      { failure: { code: 'wallet-misbehaved' } },
    ],
    ['calls them a list', { wallet_sendCalls: () => ({ id: ['one'] }) }, { failure: { code: 'wallet-misbehaved' } }],
    [
      'tells of another batch',
      { wallet_getCallsStatus: () => ({ id: 'two', status: 200, receipts: [receipt('cd')] }) },
      { failure: { code: 'wallet-misbehaved', data: { id: 'one' } } },
    ],
    [
      'tells of another network',
      { wallet_getCallsStatus: () => ({ id: 'one', chainId: '0x2', status: 200, receipts: [receipt('cd')] }) },
      { failure: { code: 'wallet-misbehaved', data: { id: 'one' } } },
    ],
    [
      'says done of what failed',
      { wallet_getCallsStatus: () => ({ status: 200, receipts: [receipt('cd'), receipt('ce', '0x0')] }) },
      { failure: { code: 'transaction-reverted', data: { id: 'one', done: [hash('cd')] } } },
    ],
    // Each transaction is reported once, however many the wallet claims.
    [
      'brings more receipts than there are calls, and some twice',
      {
        wallet_getCallsStatus: () => ({ status: 200, receipts: ['01', '02', '03', '01'].map((each) => receipt(each)) }),
      },
      { ok: true, value: { atomic: false, hashes: [hash('01'), hash('02'), hash('03')] } },
    ],
    [
      'brings receipts without an end',
      { wallet_getCallsStatus: () => ({ status: 200, receipts: Array(1e5).fill(receipt('cd')) }) },
      { failure: { code: 'wallet-misbehaved', data: { id: 'one' } } },
    ],
    [
      'never says what became of them',
      { wallet_getCallsStatus: never },
      { failure: { code: 'timed-out', data: { id: 'one' } } },
    ],
    [
      'is for ever about to do them',
      { wallet_getCallsStatus: () => ({ status: 100 }) },
      { failure: { code: 'timed-out', data: { id: 'one' } } },
    ],
    [
      'has forgotten them',
      { wallet_getCallsStatus: () => coded(5730) },
      { ok: false, failure: { data: { id: 'one' } } },
    ],
  ])('that %s', async (_what, answers, expected) => {
    const { modal, time, asked } = await connected(answers);
    const { outcome, past } = await ended(time, sendCalls(modal, { calls }));
    expect(outcome).toMatchObject(expected);
    // However it ends: within the time for a prompt, and never requested twice.
    expect(past).toBeLessThan(650_000);
    expect(asked('wallet_sendCalls')).toBeLessThan(2);
  });

  it.each<readonly [string, unknown]>([
    ['4001', 4001],
    ['text', 'unsupported'],
    ['an object', {}],
    ['nothing', undefined],
    ['5730', 5730],
  ])('whose rejection has a code that is %s is not asked in another way', async (_what, code) => {
    const { modal, time, wallet } = await connected({ wallet_sendCalls: () => coded(code) });
    const { outcome } = await ended(time, sendCalls(modal, { calls, fallback: 'sequential' }));
    expect(outcome).toMatchObject({ ok: false });
    expect(wallet.asked.filter(({ question }) => question === 'send')).toEqual([]);
  });
});

describe('the status of a batch, requested once', () => {
  it.each<readonly [string, Answers]>([
    ['never answers', { wallet_getCallsStatus: never }],
    ['tells of another', { wallet_getCallsStatus: () => ({ id: 'two', status: 200 }) }],
    ['throws what is not an error', { wallet_getCallsStatus: () => Promise.reject(null) }],
    ['tells nothing', { wallet_getCallsStatus: () => undefined }],
  ])('of a wallet that %s', async (_what, answers) => {
    const { modal, time } = await connected(answers);
    const { outcome, past } = await ended(time, callsStatus(modal, 'one'));
    expect(outcome.ok).toBe(false);
    expect(!outcome.ok && isFailure(outcome.failure)).toBe(true);
    expect(past).toBeLessThan(20_000);
  });
});

describe('the capabilities of a wallet', () => {
  it.each<readonly [string, unknown]>([
    ['a list', [[]]],
    ['a text', 'everything'],
    ['too much', { '0x1': Array(1e5).fill('atomic') }],
    ['what cannot be written down', { '0x1': { atomic: 1n } }],
  ])('are unknown if they are %s, and are plain data otherwise', async (_what, reported) => {
    const { modal, time } = await connected({ wallet_getCapabilities: () => reported });
    const { outcome } = await ended(time, walletCapabilities(modal));
    expect(outcome).toMatchObject({ ok: true });
    if (!outcome.ok) return;
    expect(['unsupported', undefined]).toContain(outcome.value?.atomic);
    expect(() => structuredClone(outcome.value)).not.toThrow();
  });
});
