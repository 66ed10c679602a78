import type { ConnectMethod } from './wallet.js';

/** The order of the connect methods: the host's own, else wallets first if and only if the visitor has one in the browser. */
export function connectMethods(
  configured: readonly ConnectMethod[] | undefined,
  walletInstalled: boolean,
): readonly ConnectMethod[] {
  if (configured?.length) return [...new Set(configured)];
  return walletInstalled ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet'];
}
