import { connectedOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { ConnectorType, Wallet } from '../../../domain/wallet/wallet.js';

/** What AppKit's `useWalletInfo` returns. */
export interface ConnectedWalletInfo {
  /** Untrusted, like the picture: render as text and in `<img>` only. */
  name: string;
  /** The URL of its picture. */
  icon?: string;
  /** How it is reached: announced in the browser (`ANNOUNCED`), by WalletConnect (`WALLET_CONNECT`), and so on. */
  type?: ConnectorType;
  /** Its reverse domain name (EIP-6963). */
  rdns?: string;
}

const known = new WeakMap<Wallet, ConnectedWalletInfo>();

/** The connected wallet, after a reload too; undefined without one. */
export function walletValue(state: State, namespace?: Namespace): ConnectedWalletInfo | undefined {
  const wallet = connectedOf(state, namespace)?.wallet;
  if (!wallet) return undefined;
  const { name, icon, type, rdns } = wallet;
  const info = known.get(wallet) ?? { name, ...(icon && { icon }), type, ...(rdns && { rdns }) };
  known.set(wallet, info);
  return info;
}
