/** The progress that the dapp gets, step by step, and how often the wallet is polled. */
import { concat, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure, type FailureCode } from '../../domain/failure/failure.js';
import type { BatchStatus, WalletCapabilities } from '../../domain/request/batch.js';
import { batchingModal, CALLER, CONFIRMED, PENDING } from '../../infrastructure/fakes/modals/batching-modal.js';
import { placeholderHex } from '../../infrastructure/fakes/placeholder-hex.js';
import type { Batches } from '../ports/batches.js';
import { callsStatus } from './calls-status.js';
import { capabilities } from './capabilities.js';
import { sendCalls } from './send-calls.js';

const TO = `0x${'f7'.repeat(20)}`;
const [FIRST, SECOND] = [placeholderHex(32, 1), placeholderHex(32, 2)];
const calls = [
  { to: TO, value: 2n },
  { to: TO, value: 1n },
];

describe('a batch in one request', () => {
  it('reports when the wallet accepts it, and when it is executed', async () => {
    const { does, asked, emitted } = await batchingModal();
    const value = { id: 'batch-7', atomic: true, hashes: [FIRST] };
    expect(await does(sendCalls({ calls }))).toEqual({ ok: true, value });
    const network = expect.objectContaining({ caipNetworkId: 'eip155:1' });
    expect(asked.map(({ what, about }) => [what, ...about])).toEqual([
      ['capabilities', CALLER, network],
      ['send', CALLER, { calls, atomic: true }, network, expect.any(Function)],
      ['status', 'batch-7', network],
    ]);
    const steps = (stage: string) => [{ stage }, { stage }];
    expect(emitted()).toEqual([
      { type: 'batch.progressed', progress: { way: 'at-once', steps: steps('asked') } },
      { type: 'batch.progressed', progress: { way: 'at-once', steps: steps('submitted'), id: 'batch-7' } },
      { type: 'batch.confirmed', result: value },
    ]);
  });

  it('is polled at growing intervals until it is final', async () => {
    const { does, times } = await batchingModal({ status: () => of(PENDING) });
    const outcome = await does(sendCalls({ calls }), 600_000);
    const message = 'The wallet has not executed the calls yet; it still may';
    expect(outcome).toMatchObject({ failure: { code: 'timed-out', message, data: { id: 'batch-7' } } });
    expect(times('status').slice(0, 7)).toEqual([0, 250, 750, 1_750, 3_750, 7_750, 11_750]);
    expect(times('status').at(-1)).toBe(599_750);
  });

  it.each([
    ['request-failed', 5],
    ['timed-out', 5],
    ['unknown', 5],
    ['already-pending', 5],
    ['wallet-misbehaved', 1],
    ['unauthorized', 1],
  ] as [FailureCode, number][])('counts as lost after this many consecutive failures: %s, %i', async (code, most) => {
    const failure = new Failure(code, 'No', { data: { rpcCode: 1 }, cause: 'why' });
    let left = most - 1;
    const passing = () => {
      left -= 1;
      // One answer in between resets the count.
      if (left === -1) return of(PENDING);
      return left < -most ? of(CONFIRMED) : throwError(() => failure);
    };
    const stumbling = await batchingModal({ status: passing });
    expect(await stumbling.does(sendCalls({ calls }), 60_000)).toMatchObject({ ok: true });
    const broken = await batchingModal({ status: () => throwError(() => failure) });
    expect(await broken.does(sendCalls({ calls }), 60_000)).toMatchObject({
      failure: { code, message: 'No', data: { rpcCode: 1, id: 'batch-7' }, cause: 'why' },
    });
    expect(broken.times('status')).toHaveLength(most);
  });

  const [good, other, bad] = [
    { hash: FIRST, succeeded: true },
    { hash: SECOND, succeeded: true },
    { hash: SECOND, succeeded: false },
  ];
  const none = 'None of the calls succeeded';
  const some = 'Some of the calls failed';
  it.each([
    ['confirmed', true, [good, good, other], { ok: true, value: { atomic: true, hashes: [FIRST, SECOND] } }],
    ['confirmed', undefined, [good], { ok: true, value: { atomic: false } }],
    ['confirmed', true, [good, bad], { failure: { message: some, data: { done: [FIRST], hashes: [FIRST, SECOND] } } }],
    ['reverted', true, [bad], { failure: { message: none, data: { done: [], hashes: [SECOND] } } }],
    [
      'reverted',
      true,
      [],
      { failure: { code: 'transaction-reverted', message: none, data: { done: [], hashes: [] } } },
    ],
    ['partly-reverted', false, [good], { failure: { message: some, data: { done: [FIRST], hashes: [FIRST] } } }],
    [
      'refused',
      ...[true, [], { failure: { code: 'transaction-rejected', message: 'The wallet has dropped the calls' } }],
    ],
  ] as [BatchStatus['status'], boolean | undefined, BatchStatus['receipts'], object][])(
    'has the outcome of its receipts: %s, %j, %j',
    async (status, atomic, receipts, expected) => {
      const { does, emitted } = await batchingModal({ status: () => of({ status, atomic, receipts }) });
      const outcome = await does(sendCalls({ calls }));
      expect(outcome).toMatchObject(expected);
      const last = emitted().at(-1);
      expect(last).toMatchObject(outcome.ok ? { type: 'batch.confirmed' } : { type: 'batch.failed' });
    },
  );

  it('is not requested if it has to be atomic and the wallet cannot, unless it is a single call', async () => {
    const unable = { capabilities: () => of<WalletCapabilities>({ atomic: 'unsupported', reported: {} }) };
    const { does, times } = await batchingModal(unable);
    expect(await does(sendCalls({ calls }))).toMatchObject({
      failure: {
        ...{ code: 'method-not-supported', message: 'The wallet cannot execute the calls atomically' },
        data: { rpcCode: 5760, rpcName: 'AtomicityNotSupportedError' },
      },
    });
    expect(times('send')).toEqual([]);
    expect(await does(sendCalls({ calls: calls.slice(1) }))).toMatchObject({ ok: true });
    expect(await does(sendCalls({ calls, atomic: false }))).toMatchObject({ ok: true });
  });
});

describe('calls that are requested one by one', () => {
  const refused = new Failure('method-not-supported');
  const send = () => throwError(() => refused);
  const hashOf = ({ value }: { readonly value?: bigint | undefined }) => (value === 2n ? FIRST : SECOND);
  const call: Batches['call'] = (_link, _address, one) =>
    of({ type: 'submitted', hash: hashOf(one) } as const, { type: 'confirmed', hash: hashOf(one) } as const);
  const [waiting, asking] = [{ stage: 'waiting' }, { stage: 'asked' }];
  const at = (stage: string, hash: string) => ({ stage, hash });

  it('report each of them', async () => {
    const { does, emitted, asked } = await batchingModal({ send, call });
    const value = { atomic: false, hashes: [FIRST, SECOND] };
    expect(await does(sendCalls({ calls, fallback: 'sequential' }))).toEqual({ ok: true, value });
    expect(asked.filter(({ what }) => what === 'call').map(({ about }) => about[1])).toEqual(calls);
    const steps = emitted().map((event) =>
      event.type === 'batch.progressed' ? [event.progress.way, event.progress.steps] : event,
    );
    expect(steps.slice(1)).toEqual([
      ['one-by-one', [asking, waiting]],
      ['one-by-one', [at('submitted', FIRST), waiting]],
      ['one-by-one', [at('confirmed', FIRST), waiting]],
      ['one-by-one', [at('confirmed', FIRST), asking]],
      ['one-by-one', [at('confirmed', FIRST), at('submitted', SECOND)]],
      ['one-by-one', [at('confirmed', FIRST), at('confirmed', SECOND)]],
      { type: 'batch.confirmed', result: value },
    ]);
  });

  it('stop at the first failure, and report what was done', async () => {
    const failure = new Failure('rejected', 'No', { data: { rpcCode: 4001 }, cause: 'why' });
    const { does, emitted, times } = await batchingModal({
      send,
      call: (...about) => (about[2].value === 2n ? call(...about) : throwError(() => failure)),
    });
    const three = [...calls, { to: TO, value: 3n }];
    expect(await does(sendCalls({ calls: three, fallback: 'sequential' }))).toMatchObject({
      failure: { code: 'rejected', message: 'No', data: { rpcCode: 4001, failed: 1, done: [FIRST] }, cause: 'why' },
    });
    expect(times('call')).toHaveLength(2);
    expect(emitted().slice(-2)).toMatchObject([
      { progress: { way: 'one-by-one', steps: [at('confirmed', FIRST), { stage: 'failed' }, waiting] } },
      { type: 'batch.failed', failure: { code: 'rejected' } },
    ]);
  });

  it('keep the hash of a reverted call apart from those that succeeded', async () => {
    const reverted = new Failure('transaction-reverted');
    const { does, emitted } = await batchingModal({
      send,
      call: () =>
        concat(
          of({ type: 'submitted', hash: FIRST } as const),
          throwError(() => reverted),
        ),
    });
    expect(await does(sendCalls({ calls, fallback: 'sequential' }))).toMatchObject({
      failure: { code: 'transaction-reverted', data: { failed: 0, done: [] } },
    });
    expect(emitted().at(-2)).toMatchObject({ progress: { steps: [at('failed', FIRST), waiting] } });
  });

  it.each([[{ calls }], [{ calls, atomic: true, fallback: 'sequential' }], [{ calls, atomic: false }]] as const)(
    'are not sent if the dapp does not allow it: %#',
    async (batch) => {
      const { does, times } = await batchingModal({ send, call });
      expect(await does(sendCalls(batch))).toEqual({ ok: false, failure: refused });
      expect(times('call')).toEqual([]);
    },
  );
});

describe('the capabilities of the wallet', () => {
  it('are requested again after a minute, for another network or account, and once they may have changed', async () => {
    const ready: WalletCapabilities = { atomic: 'ready', reported: {} };
    const { does, emitted, times, wallet } = await batchingModal({ capabilities: () => of(ready) });
    const questions = async (milliseconds = 0) => {
      expect(await does(capabilities(), milliseconds)).toEqual({ ok: true, value: ready });
      return times('capabilities').length;
    };
    expect(emitted()).toEqual([]);
    expect(await questions(59_999)).toBe(1);
    expect(emitted()).toEqual([{ type: 'capabilities.received', result: ready }]);
    expect(await questions(1)).toBe(1);
    expect(await questions()).toBe(2);
    wallet.useNetwork('eip155:2');
    expect(await questions()).toBe(3);
    wallet.useAccounts(TO);
    expect(await questions()).toBe(4);
    expect(await questions()).toBe(4);
    // The first batch turns the account into a smart account.
    await does(sendCalls({ calls }));
    expect(await questions()).toBe(5);
  });
});

describe('the status of calls', () => {
  it.each([
    ['b', true],
    ['x'.repeat(8_194), true],
    ['x'.repeat(8_195), false],
    ['', false],
    [7, false],
  ])('is requested by a valid id: %#', async (id, ok) => {
    const { does, asked, emitted } = await batchingModal();
    const outcome = await does(callsStatus(id as string));
    if (!ok) return expect([outcome, asked]).toMatchObject([{ failure: { code: 'invalid-id' } }, []]);
    expect(outcome).toEqual({ ok: true, value: CONFIRMED });
    expect(emitted()).toEqual([{ type: 'batch.status-received', id, result: CONFIRMED }]);
    expect(asked.map(({ what, about }) => [what, about[0]])).toEqual([['status', id]]);
  });
});

describe('calls that cannot be requested', () => {
  it.each([
    ['is not connected', async () => batchingModal({}, false), 'not-connected', 'not-connected'],
    [
      'is on a strange network',
      async () => {
        const made = await batchingModal();
        made.wallet.useNetwork('eip155:99');
        return made;
      },
      ...['network-not-supported', 'The wallet is on an unknown network'],
    ],
    [
      'knows no batches',
      async () => {
        const made = await batchingModal();
        Object.assign(made.modal.chain, { batches: undefined });
        return made;
      },
      ...['method-not-supported', 'Wallets in this namespace do not support batches'],
    ],
  ] as [string, () => ReturnType<typeof batchingModal>, string, string][])(
    'fail if the wallet %s',
    async (_, make, code, message) => {
      const { does, asked } = await make();
      for (const useCase of [sendCalls({ calls }), callsStatus('b'), capabilities()])
        expect(await does(useCase)).toMatchObject({ ok: false, failure: { code, message } });
      expect(asked).toEqual([]);
    },
  );
});
