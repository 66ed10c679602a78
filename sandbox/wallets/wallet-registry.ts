/** The page's sandbox wallets by name: `window.sandboxWallets`, by which tests and people at the console drive them. */
import type { WalletRequest } from './prompts.js';
import type { SandboxWallet, SandboxWalletControl } from './wallet.js';

export interface WalletRegistry {
  readonly names: readonly string[];
  /** The control of one wallet: `get('Harbor').mode = 'approve'`, `await get('Harbor').approveNext()`. Throws for an unknown name. */
  get(name: string): SandboxWalletControl;
  wallets(): readonly SandboxWallet[];
  /** The pending requests of all wallets, oldest first within each. */
  pending(): readonly WalletRequest[];
  /** Sets how all wallets answer. */
  setMode(mode: SandboxWalletControl['mode']): void;
  /** Calls back after any change in any wallet. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
}

export function createWalletRegistry(wallets: readonly SandboxWallet[]): WalletRegistry {
  return {
    names: wallets.map(({ info }) => info.name),
    get(name) {
      const wallet = wallets.find(({ info }) => info.name === name);
      if (!wallet) throw new Error(`No wallet ${name}. There are: ${wallets.map(({ info }) => info.name).join(', ')}.`);
      return wallet.control;
    },
    wallets: () => wallets,
    pending: () => wallets.flatMap(({ control }) => control.pending()),
    setMode(mode) {
      for (const { control } of wallets) control.mode = mode;
    },
    onChange(listener) {
      const stops = wallets.map(({ control }) => control.onChange(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
