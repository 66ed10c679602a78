import { throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { sendCalls } from './send-calls.js';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const CALLS = [
  { to: FRIEND, value: 2n },
  { to: FRIEND, value: 1n },
];

describe('a wallet that takes a batch but cannot report its status', () => {
  it.each([4200, -32601, -32004])('does not get the calls again in another way (%s)', async (rpcCode) => {
    const wallet = scriptedWallet({ batches: true });
    const modal = scriptedModal({ wallets: [wallet] });
    await modal.connect(wallet.wallet.id);
    Object.assign(modal.chain.batches ?? {}, {
      status: () => throwError(() => new Failure('method-not-supported', undefined, { data: { rpcCode } })),
    });
    const outcome = await modal.run(() => Promise.resolve(sendCalls({ calls: CALLS, fallback: 'sequential' })));
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'method-not-supported', data: { id: 'batch-1' } } });
    expect(wallet.asked.filter(({ question }) => question === 'send')).toHaveLength(1);
  });
});
