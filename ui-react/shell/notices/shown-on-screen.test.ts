import { describe, expect, it } from 'vitest';
import type { Route } from '../../../application/shell/router.js';
import type { SnackMessage } from '../../../application/shell/state.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { shownOnScreen } from './shown-on-screen.js';

describe('a short message', () => {
  it.each<[SnackMessage, Route, 'quietly' | 'aloud' | undefined]>([
    ['transactions-unavailable', { view: 'account', tab: 'activity' }, 'quietly'],
    ['transactions-unavailable', { view: 'account', tab: 'tokens' }, undefined],
    ['exchanges-unavailable', { view: 'pay' }, 'quietly'],
    ['swap-unready', { view: 'swap' }, 'quietly'],
    ['swap-unready', { view: 'account' }, undefined],
    ['smart-sessions-unavailable', { view: 'smart-sessions' }, 'aloud'],
    ['smart-sessions-unavailable', { view: 'smart-sessions', pci: '1' }, undefined],
    ['copy-failed', { view: 'swap' }, undefined],
    [{ text: 'swap-unready' }, { view: 'swap' }, undefined],
  ])('%j is not shown twice on %j', async (message, route, told) => {
    const wallet = scriptedWallet();
    const modal = scriptedModal({ wallets: [wallet] });
    await modal.connect(wallet.wallet.id);
    const state = modal.getState();
    const { config, router } = state;
    const there = {
      ...state,
      config: { ...config, services: ['activity' as const] },
      router: { ...router, history: [route] as const },
    };
    expect(shownOnScreen(message, there)).toBe(told);
  });
});
