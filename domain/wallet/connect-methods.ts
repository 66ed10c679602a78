import type { ConnectMethod } from './wallet.js';

/** The order of the ways to connect: the host's own, else wallets first exactly when the visitor has one in the browser. */
export function connectMethods(
  configured: readonly ConnectMethod[] | undefined,
  walletInstalled: boolean,
): readonly ConnectMethod[] {
  if (configured?.length) return [...new Set(configured)];
  return walletInstalled ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet'];
}
