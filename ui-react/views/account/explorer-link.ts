/** The URL of an account or a transaction in a network's explorer. */

import type { Network } from '../../../domain/network/network.js';
import { isHttpUrl } from '../../../domain/site/host-name.js';

/** These explorers have other paths for the same pages. */
const ACCOUNT_PATHS: Readonly<Record<string, string>> = { solana: 'account', polkadot: 'account' };

export interface ExplorerLink {
  readonly name: string;
  readonly href: string;
}

export function explorerLink(
  network: Network | undefined,
  page: { readonly address: string } | { readonly hash: string },
): ExplorerLink | undefined {
  const explorer = network?.blockExplorers?.default;
  if (!network || !explorer || !isHttpUrl(explorer.url)) return undefined;
  const path = 'hash' in page ? 'tx' : (ACCOUNT_PATHS[network.chainNamespace] ?? 'address');
  const id = encodeURIComponent('hash' in page ? page.hash : page.address);
  // Some explorers select the network by a parameter.
  const { origin, pathname, search } = new URL(explorer.url);
  return { name: explorer.name, href: `${origin}${pathname.replace(/\/+$/, '')}/${path}/${id}${search}` };
}
