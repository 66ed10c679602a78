/** One entry for a wallet that is found in several namespaces. */
import type { Wallet } from './wallet.js';

/** Other names under which wallets announce themselves. */
const SAME_NAME: Readonly<Record<string, string>> = { 'Trust Wallet': 'Trust' };

/**
 * Folds wallets of the same name in two or more namespaces into one MULTI_CHAIN entry, and drops doubles within one.
 * A maker's reverse domain name distinguishes namesakes: both stay, and neither is joined to another namespace, since
 * it is unknown which of them belongs there. Order follows first appearance.
 */
export function mergeWallets(wallets: readonly Wallet[]): readonly Wallet[] {
  const byName = new Map<string, Wallet[]>();
  for (const wallet of wallets) {
    const name = SAME_NAME[wallet.name] ?? wallet.name;
    // Wallets supplied by the host are never merged with announced ones of the same name.
    const key = `${wallet.type === 'WALLET_CONNECT' || wallet.type === 'EXTERNAL' ? wallet.type : ''}:${name}`;
    const known = byName.get(key);
    if (known) add(known, wallet);
    else byName.set(key, [wallet]);
  }
  return [...byName.values()].flatMap(merge);
}

function add(known: Wallet[], wallet: Wallet): void {
  const at = known.findIndex(
    (other) => other.namespace === wallet.namespace && (!other.rdns || !wallet.rdns || other.rdns === wallet.rdns),
  );
  if (at < 0) known.push(wallet);
  // An announced wallet replaces the same wallet's legacy injection.
  else if (wallet.rdns && !known[at]?.rdns) known[at] = wallet;
}

function merge(same: Wallet[]): Wallet[] {
  const [first] = same;
  const namespaces = new Set(same.map((wallet) => wallet.namespace)).size;
  if (!first || namespaces < 2 || namespaces < same.length || first.type === 'WALLET_CONNECT') return same;
  const find = <K extends 'altered' | 'icon' | 'rdns' | 'explorerId'>(key: K) => {
    const value = same.find((wallet) => wallet[key])?.[key];
    return value ? { [key]: value } : {};
  };
  const auth = same.some((wallet) => wallet.type === 'AUTH' || wallet.type === 'ID_AUTH');
  return [
    {
      ...first,
      type: auth ? 'AUTH' : 'MULTI_CHAIN',
      ...find('altered'),
      ...find('icon'),
      ...find('rdns'),
      ...find('explorerId'),
      connectors: same,
    },
  ];
}

/** The wallets that can be connected: those behind a merged entry, else the wallet itself. */
export function connectorsOf(wallet: Wallet): readonly Wallet[] {
  return wallet.connectors ?? [wallet];
}
