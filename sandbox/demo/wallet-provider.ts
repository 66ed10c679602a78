/** The provider of one of the page's sandbox wallets, for a dapp that brings a wallet along. */
import type { Eip1193Provider } from 'porthole/external';

/** Throws when the page has no such wallet; the modal then tells the visitor that the wallet was not found. */
export function walletProvider(name: string): Eip1193Provider {
  const wallet = window.sandboxWallets?.wallets().find(({ info }) => info.name === name);
  if (!wallet) throw new Error(`No wallet ${name} on this page.`);
  return wallet.provider;
}
