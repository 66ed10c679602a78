import { of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { BatchStatus } from '../../domain/request/batch.js';
import { callsStatus, sendCalls, walletCapabilities } from '../../infrastructure/batch/index.js';
import { scriptedChain } from '../../infrastructure/fakes/scripted-chain.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import type { Chain } from '../ports/chain.js';

const TO = `0x${'f7'.repeat(20)}`;
const HASH = `0x${'cd'.repeat(32)}`;
const calls = [{ to: TO, value: 1n }, { to: TO }];

/** A modal connected to a wallet that supports batches; `change` modifies its chain. */
async function connected(change: (batches: NonNullable<Chain['batches']>) => Partial<Chain['batches']> = () => ({})) {
  const time = virtualTime(1_700_000_000_000);
  const plain = scriptedChain({ scheduler: time.scheduler });
  if (!plain.batches) throw new Error('It has no batches.');
  const chain = Object.assign(plain, { batches: { ...plain.batches, ...change(plain.batches) } });
  const wallet = scriptedWallet({ batches: true, scheduler: time.scheduler });
  const modal = scriptedModal({ time, chain, wallets: [wallet] });
  await modal.connect(wallet.wallet.id);
  return { modal, time, wallet, host: modal };
}

/** Loads pending code, and advances the time until the task has ended. */
async function ended<T>(time: { advance(milliseconds: number): void }, outcome: Promise<T>): Promise<T> {
  let over = false;
  void outcome.finally(() => {
    over = true;
  });
  for (let turn = 0; turn < 5_000 && !over; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    time.advance(1_000);
  }
  return outcome;
}

describe('following a batch', () => {
  it('ends after ten minutes, whatever the wallet says', async () => {
    const pending: BatchStatus = { status: 'pending', atomic: undefined, receipts: [] };
    let asked = 0;
    const { time, host } = await connected(() => ({
      status: () => {
        asked += 1;
        return of(pending);
      },
    }));
    const outcome = await ended(time, sendCalls(host, { calls }));
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'timed-out', data: { id: 'batch-1' } } });
    // The intervals grow.
    expect(asked).toBeLessThan(170);
  });

  it('tolerates single failures of the wallet, and ends after too many', async () => {
    const failures = (count: number) => () => {
      let left = count;
      return {
        status: (): ReturnType<NonNullable<Chain['batches']>['status']> => {
          left -= 1;
          if (left >= 0) return throwError(() => new Failure('request-failed'));
          return of({ status: 'confirmed', atomic: true, receipts: [{ hash: HASH, succeeded: true }] });
        },
      };
    };
    const stumbling = await connected(failures(4));
    expect(await ended(stumbling.time, sendCalls(stumbling.host, { calls }))).toMatchObject({
      ok: true,
      value: { id: 'batch-1', atomic: true, hashes: [HASH] },
    });
    const broken = await connected(failures(99));
    expect(await ended(broken.time, sendCalls(broken.host, { calls }))).toMatchObject({
      failure: { code: 'request-failed', data: { id: 'batch-1' } },
    });
  });

  it('uses the receipts, not the wallet’s status', async () => {
    const lying = await connected(() => ({
      status: () => of({ status: 'confirmed', atomic: true, receipts: [{ hash: HASH, succeeded: false }] }),
    }));
    expect(await ended(lying.time, sendCalls(lying.host, { calls }))).toMatchObject({
      failure: { code: 'transaction-reverted', data: { done: [], hashes: [HASH] } },
    });
    const partly = await connected(() => ({
      status: () => of({ status: 'partly-reverted', atomic: false, receipts: [{ hash: HASH, succeeded: true }] }),
    }));
    expect(await ended(partly.time, sendCalls(partly.host, { calls, atomic: false }))).toMatchObject({
      failure: { code: 'transaction-reverted', data: { done: [HASH] } },
    });
    const refused = await connected(() => ({ status: () => of({ status: 'refused', atomic: true, receipts: [] }) }));
    expect(await ended(refused.time, sendCalls(refused.host, { calls }))).toMatchObject({
      failure: { code: 'transaction-rejected' },
    });
  });

  it('ends with the connection', async () => {
    const pending: BatchStatus = { status: 'pending', atomic: true, receipts: [] };
    let resolveStatus: () => void;
    const followed = new Promise<void>((resolve) => {
      resolveStatus = resolve;
    });
    const { time, host, modal } = await connected(() => ({
      status: () => {
        resolveStatus();
        return of(pending);
      },
    }));
    const outcome = sendCalls(host, { calls });
    await followed;
    await modal.disconnect();
    expect(await ended(time, outcome)).toMatchObject({ failure: { code: 'wallet-disconnected' } });
  });
});

describe('a wallet without batches', () => {
  const refusing = (rpcCode: number) => () => ({
    send: () => throwError(() => new Failure('method-not-supported', 'No', { data: { rpcCode } })),
  });

  it.each([4200, -32601, -32004, 5740, 5760])('after error %i, gets the calls one by one', async (code) => {
    const { time, host } = await connected(refusing(code));
    const outcome = await ended(time, sendCalls(host, { calls, fallback: 'sequential' }));
    expect(outcome).toMatchObject({ ok: true, value: { atomic: false, hashes: { length: 2 } } });
  });

  it.each([4001, 5700, 5710, 5750, 4900])('after %i, nothing', async (code) => {
    const { time, host, wallet } = await connected(refusing(code));
    const asked = wallet.asked.length;
    const outcome = await ended(time, sendCalls(host, { calls, fallback: 'sequential' }));
    expect(outcome).toMatchObject({ ok: false });
    expect(wallet.asked.length).toBe(asked);
  });

  it('never gets single calls if they have to be atomic, and no request at all if it reports no support', async () => {
    const { time, host, wallet } = await connected(() => ({
      capabilities: () => of({ atomic: 'unsupported', reported: {} }),
    }));
    const asked = wallet.asked.length;
    const outcome = await ended(time, sendCalls(host, { calls, atomic: true, fallback: 'sequential' }));
    expect(outcome).toMatchObject({ failure: { data: { rpcName: 'AtomicityNotSupportedError' } } });
    expect(wallet.asked.length).toBe(asked);
  });
});

describe('the capabilities of the wallet', () => {
  it('are requested once a minute', async () => {
    let asked = 0;
    const { time, host } = await connected((batches) => ({
      capabilities: (...about) => {
        asked += 1;
        return batches.capabilities(...about);
      },
    }));
    const received = { ok: true, value: { atomic: 'supported' } };
    expect(await walletCapabilities(host)).toMatchObject(received);
    expect(await walletCapabilities(host)).toMatchObject(received);
    expect(asked).toBe(1);
    time.advance(60_001);
    expect(await walletCapabilities(host)).toMatchObject(received);
    expect(asked).toBe(2);
  });
});

describe('the status of a batch', () => {
  it('is requested by a valid id', async () => {
    const { time, host } = await connected();
    await ended(time, sendCalls(host, { calls }));
    expect(await callsStatus(host, 'batch-1')).toMatchObject({ ok: true, value: { status: 'confirmed' } });
    expect(await callsStatus(host, 'batch-9')).toMatchObject({ ok: false });
    for (const name of ['', 'x'.repeat(9_000)])
      expect(await callsStatus(host, name)).toMatchObject({ failure: { code: 'invalid-id' } });
  });
});
