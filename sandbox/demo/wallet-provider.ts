/** The provider of one of the page's sandbox wallets, for a dapp that supplies a wallet itself. */
import type { Eip1193Provider } from 'porthole/external';

/** Throws if the page has no such wallet; the modal then shows that the wallet was not found. */
export function walletProvider(name: string): Eip1193Provider {
  const wallet = window.sandboxWallets?.wallets().find(({ info }) => info.name === name);
  if (!wallet) throw new Error(`No wallet ${name} on this page.`);
  return wallet.provider;
}
