/** A wallet with a real key in the page of any dapp: announced like an extension's. */
import { drawnIcon } from '../drawn-icon.js';
import { announce } from '../wallets/announce.js';
import { pageStore } from '../wallets/page-store.js';
import { createSandboxWallet, type SandboxWalletControl } from '../wallets/wallet.js';

declare global {
  interface Window {
    harbor?: SandboxWalletControl;
  }
  /** Set by a test whose wallet sends. */
  var walletNodes: Readonly<Record<number, string>> | undefined;
}

const network = (chainId: number, name: string) => {
  const rpcUrl = globalThis.walletNodes?.[chainId];
  return { chainId, name, ...(rpcUrl !== undefined && { rpcUrl }) };
};

const wallet = createSandboxWallet({
  name: 'Harbor',
  rdns: 'example.harbor',
  icon: drawnIcon({ from: '#1f6f8b', to: '#0c3d5c', path: 'M20 9.5v21M13 15h14' }),
  // The first account of the well-known development mnemonic.
  keys: ['0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'],
  networks: [network(1, 'Ethereum'), network(11_155_111, 'Sepolia')],
  mode: 'approve',
  origin: location.origin,
  store: pageStore('hosts'),
});
window.harbor = wallet.control;
announce(wallet, window);
