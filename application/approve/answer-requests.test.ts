import { filter, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { currentRoute } from '../shell/router.js';
import { rejectRequest } from './actions.js';

async function connected() {
  const modal = scriptedModal({ wallets: [scriptedWallet()] });
  await modal.connect('test.alpha-wallet');
  return modal;
}

describe('S5.9 S6.3 S6.4 requests of an embedded wallet', () => {
  it('forwards a safe one without a screen', async () => {
    const { approvals, getState } = await connected();
    const request = approvals.request('eth_blockNumber');
    expect(approvals.forwarded).toEqual([request]);
    expect(getState().shell.open).toBe(false);
  });

  it('asks about an unsafe one, and completes when the wallet answers', async () => {
    const { approvals, getState, events } = await connected();
    const request = approvals.request('personal_sign');
    expect(currentRoute(getState().router)).toEqual({ view: 'approve', request });
    expect(approvals.visible).toBe(true);
    approvals.answer(request.id, `0x${'ab'.repeat(65)}`);
    expect(getState().shell.open).toBe(false);
    expect(approvals.visible).toBe(false);
    expect(events).toContainEqual({ type: 'request.succeeded', request, response: 'hash' });
    expect(events.at(-1)?.type).toBe('holdings.loaded');
  });

  it('declines what the visitor declines, and what is pending when the modal is closed', async () => {
    const modal = await connected();
    const first = modal.approvals.request('personal_sign');
    const second = modal.approvals.request('eth_sendTransaction');
    await rejectRequest(modal, first.id);
    expect(modal.approvals.rejected.map(({ request }) => request)).toEqual([first]);
    await modal.close();
    expect(modal.getState().shell.open).toBe(true);
    await modal.close(true);
    expect(modal.getState().shell.open).toBe(false);
    expect(modal.approvals.rejected.map(({ request }) => request)).toEqual([first, second]);
    expect(modal.getState().approve.pending).toEqual([]);
  });

  it('forwards nothing unasked if its dangers could not be checked', async () => {
    const modal = scriptedModal({ wallets: [scriptedWallet()], missing: ['dangers'] });
    await modal.connect('test.alpha-wallet');
    const { id } = modal.approvals.request('personal_sign');
    expect(modal.approvals.forwarded).toEqual([]);
    expect(modal.device.lines).toMatchObject([
      { level: 'warn', message: 'The warnings about a request could not be loaded' },
    ]);
    expect(modal.getState().approve.dangers).toEqual({ [id]: { dangers: ['unreadable'], held: true } });
    await rejectRequest(modal, id);
    expect(modal.approvals.rejected.map(({ request }) => request.id)).toEqual([id]);
  });

  it('reports why the wallet failed, and completes', async () => {
    const { approvals, getState, events } = await connected();
    const request = approvals.request('personal_sign');
    const failure = new Failure('request-failed');
    approvals.fail(request.id, failure);
    expect(events).toContainEqual({ type: 'request.failed', request, failure });
    expect(getState().approve.pending).toEqual([]);
  });

  it.each([
    ['eth_sendTransaction', '0xab', { hash: '0xab' }],
    ['eth_sendTransaction', 7, {}],
    ['personal_sign', '0xab', {}],
  ])('reports the hash for transactions only: %s, %j', async (method, value, sent) => {
    const { approvals, events } = await connected();
    const request = approvals.request(method, [{ to: `0x${'ab'.repeat(20)}` }]);
    approvals.answer(request.id, value);
    const done = events.find((event) => event.type === 'request.succeeded');
    expect(done).toMatchObject({ request, ...sent });
    expect(done && 'hash' in done).toBe('hash' in sent);
  });

  it('declines the one that the visitor declines, and reports it', async () => {
    const modal = await connected();
    const first = modal.approvals.request('personal_sign');
    const second = modal.approvals.request('personal_sign');
    await rejectRequest(modal, 'another');
    expect(modal.approvals.rejected).toEqual([]);
    await rejectRequest(modal, second.id);
    expect(modal.approvals.rejected).toMatchObject([{ request: second, failure: { code: 'rejected' } }]);
    expect(modal.getState().approve.pending).toEqual([first]);
    await modal.close(true);
    expect(modal.approvals.rejected.at(-1)).toMatchObject({ request: first, failure: { code: 'rejected' } });
  });

  it('shows the wallet’s frame only while its request is on screen', async () => {
    const modal = scriptedModal({ wallets: [scriptedWallet()] });
    const shown: boolean[] = [];
    const { show } = modal.approvals;
    Object.assign(modal.approvals, {
      show(visible: boolean) {
        shown.push(visible);
        show(visible);
      },
    });
    await modal.connect('test.alpha-wallet');
    await modal.open();
    expect(shown).toEqual([]);
    const request = modal.approvals.request('personal_sign');
    expect(modal.approvals.visible).toBe(true);
    modal.approvals.answer(request.id, '0xab');
    expect(modal.approvals.visible).toBe(false);
    expect(modal.getState().shell.open).toBe(true);
  });

  it.each([
    [false, [], ['request-failed']],
    [true, ['unreadable'], []],
  ])('lets the visitor sign a hash only where the site allows it: %s', async (blindSigning, dangers, refusals) => {
    const { approvals, core, getState } = await connected();
    Object.assign(approvals, { blindSigning });
    const decided = firstValueFrom(core.events$.pipe(filter(({ type }) => /^request\.(received|refused)$/.test(type))));
    const types = { Root: [{ name: 'root', type: 'bytes32' }] };
    const hash = { domain: {}, types, primaryType: 'Root', message: { root: `0x${'ab'.repeat(32)}` } };
    const { id } = approvals.request('eth_signTypedData_v4', [`0x${'12'.repeat(20)}`, hash]);
    await decided;
    expect(getState().approve.dangers?.[id]?.dangers ?? []).toEqual(dangers);
    expect(approvals.rejected.map(({ failure }) => failure.code)).toEqual(refusals);
  });

  it('keeps the order of requests once it knows the standards of typed data', async () => {
    const { approvals, core, getState } = await connected();
    const note = {
      ...{ domain: {}, types: { Note: [{ name: 'text', type: 'string' }] } },
      ...{ primaryType: 'Note', message: { text: 'hello' } },
    };
    const sign = () => approvals.request('eth_signTypedData_v4', [`0x${'12'.repeat(20)}`, note]);
    const loaded = firstValueFrom(core.events$.pipe(filter(({ type }) => type === 'request.received')));
    const first = sign();
    await loaded;
    const second = sign();
    const third = approvals.request('personal_sign', ['0x68656c6c6f']);
    expect(getState().approve.pending.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
  });

  it('ignores answers to unknown requests', async () => {
    const { approvals, device, events, getState } = await connected();
    const request = approvals.request('personal_sign');
    const before = events.length;
    approvals.fail('other', new Failure('unknown'));
    approvals.answer('other', '0xab');
    expect([events.slice(before), device.lines]).toEqual([[], []]);
    expect(getState().shell.open).toBe(true);
    approvals.answer(request.id, null);
    approvals.answer(request.id, null);
    expect(getState().shell.open).toBe(false);
  });
});

describe('S8.17 S6.5 a method that is on neither list', () => {
  it('opens the modal, logs, reports it after 300 ms, then rejects', async () => {
    const { approvals, device, events, getState, time } = await connected();
    const request = approvals.request('eth_sign');
    expect(getState().shell.open).toBe(true);
    expect(device.lines.at(-1)).toEqual({
      ...{ level: 'error', message: 'Requested RPC call is not allowed', detail: { method: 'eth_sign' } },
    });
    time.advance(299);
    expect(getState().notices.snack).toBeUndefined();
    expect(approvals.rejected).toEqual([]);
    time.advance(1);
    expect(getState().notices.snack).toMatchObject({ kind: 'error', message: 'action-not-allowed', autoClose: true });
    expect(events.at(-1)).toMatchObject({ type: 'request.refused', request, failure: { code: 'method-not-allowed' } });
    const failure = { code: 'method-not-allowed', data: { method: 'eth_sign' } };
    expect(approvals.rejected).toMatchObject([{ request, failure }]);
    expect(approvals.forwarded).toEqual([]);
  });

  it.each([
    ['takes what waits with it', false],
    ['leaves a transaction of the modal itself alone', true],
  ])('%s', async (_what, underWay) => {
    const { approvals, core, getState, time } = await connected();
    if (underWay) core.emit({ type: 'transaction.pushed', after: 'stay' });
    const waiting = approvals.request('personal_sign');
    const request = approvals.request('eth_sign');
    time.advance(300);
    expect(approvals.rejected.map((each) => each.request)).toEqual(underWay ? [request] : [request, waiting]);
    expect(getState().approve.pending).toEqual(underWay ? [waiting] : []);
  });
});

describe('S5.20 parameters of the wrong shape', () => {
  it('are rejected at once, without asking the wallet or the visitor', async () => {
    const { approvals, events, getState } = await connected();
    const request = approvals.request('wallet_sendCalls', [{ calls: [{ to: 'harbor' }] }]);
    const failure = expect.objectContaining({ code: 'request-failed' });
    expect(events.at(-1)).toEqual({ type: 'request.refused', request, failure });
    expect(approvals.rejected).toMatchObject([
      { request, failure: { code: 'request-failed', message: 'Invalid input: must start with "0x"' } },
    ]);
    expect(approvals.forwarded).toEqual([]);
    expect(getState().shell.open).toBe(false);
  });
});
