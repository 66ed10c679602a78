/** Whether pairing is all there is: no other way to reach a wallet, or the host wants no other. */
import type { State } from '../../engine/state.js';
import { canPair } from './can-pair.js';

export function pairsAlone(state: State): boolean {
  const { manualWCControl, chains } = state.config;
  if (!canPair(state) || (!manualWCControl && chains.length > 0)) return false;
  const found = Object.values(state.connect.wallets).flat();
  return manualWCControl || found.every(({ type }) => type === 'WALLET_CONNECT' || type === 'AUTH');
}
