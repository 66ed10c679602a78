/** Digests: they are kept with the request, and nothing waits for them. */
import { NEVER, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Digest } from '../../../domain/request/digest.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import type { Chain } from '../../ports/chain.js';
import { setSpendingCap } from '../actions.js';

const DIGEST: Digest = { name: 'Calldata Digest', value: '0xab' };
const CALL = { to: `0x${'b0'.repeat(20)}`, data: '0x12345678' };

async function connected(digestsOf: Chain['digestsOf']) {
  const modal = scriptedModal({ wallets: [scriptedWallet()] });
  Object.assign(modal.chain, { digestsOf });
  await modal.connect('test.alpha-wallet');
  return modal;
}

describe('S6.4 the digests of a request', () => {
  it('are kept with it, and removed with it', async () => {
    const { approvals, getState } = await connected(() => of([DIGEST]));
    const [first, second] = [1, 2].map(() => approvals.request('eth_sendTransaction', [CALL]).id);
    expect(getState().approve.digests).toEqual({ [first ?? '']: [DIGEST], [second ?? '']: [DIGEST] });
    approvals.answer(first ?? '', '0xab');
    expect(getState().approve.digests).toEqual({ [second ?? '']: [DIGEST] });
  });

  it('are not those of a former spending cap', async () => {
    const asked: unknown[] = [];
    const modal = await connected((_, params) => (asked.push(params) === 1 ? of([DIGEST]) : NEVER));
    const data = `0x095ea7b3${'b0'.repeat(20).padStart(64, '0')}${'f'.repeat(64)}`;
    const { id } = modal.approvals.request('eth_sendTransaction', [{ ...CALL, data }]);
    expect(modal.getState().approve.digests).toEqual({ [id]: [DIGEST] });
    await setSpendingCap(modal, id, 0, 5n);
    expect([asked.length, modal.getState().approve.digests]).toEqual([2, {}]);
  });

  it.each<[string, Chain['digestsOf']]>([
    ['none', undefined],
    ['a failure', () => throwError(() => new Error('no part'))],
  ])('are missing, but the request is shown, with %s', async (_, digestsOf) => {
    const { approvals, getState } = await connected(digestsOf);
    const request = approvals.request('eth_sendTransaction', [CALL]);
    expect(getState().approve.pending).toEqual([request]);
    expect(getState().approve.digests).toBeUndefined();
  });
});
