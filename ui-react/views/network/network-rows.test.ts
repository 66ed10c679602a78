import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { networkRows } from './network-rows.js';
import { switchingStage } from './switching-stage.js';

async function connected(options = {}) {
  const wallet = scriptedWallet({ knownNetworks: ['eip155:2'] });
  const modal = scriptedModal({ wallets: [wallet], options });
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'networks' } });
  return { wallet, modal };
}

describe('networkRows', () => {
  it('finds networks by any part of the name, in any case', () => {
    const state = scriptedModal().getState();
    const found = (query: string) => networkRows(state, query).map(({ network }) => network.name);
    expect(found('')).toEqual(['Alpha', 'Beta']);
    expect(found(' ET')).toEqual(['Beta']);
    expect(found('nothing')).toEqual([]);
  });

  it('marks the current network and the one being switched to', async () => {
    const { modal, wallet } = await connected();
    wallet.willHang();
    void modal.switchNetwork('eip155:2');
    expect(networkRows(modal.getState())).toMatchObject([
      { current: true, available: true, switching: false },
      { current: false, available: true, switching: true },
    ]);
  });

  it('disables other networks if the host disables switching', async () => {
    const { modal } = await connected({ enableNetworkSwitch: false });
    expect(networkRows(modal.getState()).map(({ available }) => available)).toEqual([true, false]);
  });
});

describe('switchingStage', () => {
  it('goes from waiting to done', async () => {
    const { modal, wallet } = await connected();
    expect(switchingStage(modal.getState(), 'eip155:2')).toEqual({ kind: 'ready' });
    wallet.willHang();
    const switched = modal.switchNetwork('eip155:2');
    expect(switchingStage(modal.getState(), 'eip155:2')).toEqual({ kind: 'waiting' });
    wallet.willApprove();
    wallet.answerPending();
    await switched;
    expect(switchingStage(modal.getState(), 'eip155:2')).toEqual({ kind: 'there' });
  });

  it.each([
    ['rejected', 'declined'],
    ['network-mismatch', 'failed'],
  ] as const)('shows %s as %s', async (code, tone) => {
    const { modal, wallet } = await connected();
    wallet.willFail(new Failure(code), 'switch');
    await modal.switchNetwork('eip155:2');
    expect(switchingStage(modal.getState(), 'eip155:2')).toMatchObject({ kind: 'failed', tone });
  });
});
