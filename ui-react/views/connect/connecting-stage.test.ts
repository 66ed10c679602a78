import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { connectingStage } from './connecting-stage.js';

function opened() {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet] });
  void modal.open();
  return { wallet, modal, id: wallet.wallet.id };
}

describe('connectingStage', () => {
  it('is ready before an attempt, and for another wallet', () => {
    const { modal, wallet, id } = opened();
    expect(connectingStage(modal.getState(), id)).toEqual({ kind: 'ready' });
    wallet.willHang();
    void modal.connect(id);
    expect(connectingStage(modal.getState(), 'other')).toEqual({ kind: 'ready' });
  });

  it('waits while the wallet prompts, and ends connected', async () => {
    const { modal, wallet, id } = opened();
    wallet.willHang();
    const connected = modal.connect(id);
    expect(connectingStage(modal.getState(), id)).toEqual({ kind: 'waiting' });
    wallet.willApprove();
    wallet.answerPending();
    await connected;
    expect(connectingStage(modal.getState(), id)).toEqual({ kind: 'connected' });
  });

  it.each([
    ['rejected', 'declined'],
    ['already-pending', 'pending'],
    ['timed-out', 'failed'],
    ['wallet-misbehaved', 'failed'],
  ] as const)('shows %s as %s', async (code, tone) => {
    const { modal, wallet, id } = opened();
    wallet.willFail(new Failure(code));
    await modal.connect(id);
    expect(connectingStage(modal.getState(), id)).toMatchObject({ kind: 'failed', tone, failure: { code } });
  });
});
