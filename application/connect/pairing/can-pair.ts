/** Whether wallets on other devices can be reached. */
import type { State } from '../../engine/state.js';

export function canPair({ connect, config }: State): boolean {
  const listed = Object.values(connect.wallets).flat();
  return config.enableWalletConnect && listed.some(({ type }) => type === 'WALLET_CONNECT');
}
