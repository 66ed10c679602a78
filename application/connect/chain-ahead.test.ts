/** The code that reads balances is loaded while the wallet asks its visitor, not only once the visitor has approved. */
import { describe, expect, it } from 'vitest';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { type ScriptedWalletOptions, scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { connectedNamespaces } from './selectors.js';
import { AFTER_DRAWING } from './when-choosing.js';

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';

/** A visitor who has chosen a wallet and takes some time to approve. */
function deciding(options: ScriptedWalletOptions = {}, delay = 5_000) {
  const time = virtualTime();
  const wallet = scriptedWallet({ name: 'Alpha', scheduler: time.scheduler, ...options });
  wallet.willAnswerAfter(delay, 'connect');
  const modal = scriptedModal({ wallets: [wallet], time });
  const connected = modal.connect('test.alpha');
  return { modal, time, connected };
}

describe('the chain of the wallet', () => {
  it('is loaded once while the wallet asks', () => {
    const { modal, time } = deciding();
    time.advance(AFTER_DRAWING - 1);
    expect(modal.chainUses).toEqual([]);
    time.advance(1);
    expect(modal.chainUses).toEqual(['eip155']);
    time.advance(4_000);
    expect(modal.chainUses).toEqual(['eip155']);
  });

  it('is not loaded ahead for a wallet that answers before', async () => {
    const { modal, time, connected } = deciding({}, 10);
    time.advance(10);
    const before = modal.chainUses.length;
    time.advance(10_000);
    expect((await connected).ok).toBe(true);
    expect(modal.chainUses.length).toBe(before);
  });

  it('may be missing: the wallet connects all the same', async () => {
    const { modal, time, connected } = deciding({ networkId: SOLANA });
    time.advance(AFTER_DRAWING);
    expect(modal.chainUses).toEqual(['solana']);
    time.advance(5_000);
    expect((await connected).ok).toBe(true);
    expect(connectedNamespaces(modal.getState())).toEqual(['solana']);
  });
});
