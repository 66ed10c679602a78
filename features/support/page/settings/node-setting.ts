/** Settings of a network's node. */

import { withEns } from '../../sandbox/with-ens.js';
import type { Patch } from './option-patch.js';

/** States of nodes, by the names of their networks. */
export interface NodeSettings {
  /** Networks whose node answers the next request only with an HTTP status. */
  readonly stumbling: Readonly<Record<string, number>>;
  /** Networks whose node cannot be reached. */
  readonly unreachable: readonly string[];
  /** Networks whose node accepts every connection and never answers. */
  readonly silent: readonly string[];
  /** Networks whose node holds back answers until this setting is changed. */
  readonly held: readonly string[];
  /** Networks whose first node never answers, and whose second one works. */
  readonly behind: readonly string[];
  /** Networks whose node simulates a larger loss than the transfer's amount. Only in the core profile. */
  readonly ominous: readonly string[];
  readonly patches: readonly Patch[];
}

export function withNode<Page extends NodeSettings>(page: Page, node: string, value: string): Page {
  const status = /^failing once with (\d+)$/.exec(value)?.[1];
  if (status) return { ...page, stumbling: { ...page.stumbling, [node]: Number(status) } };
  if (value === 'with ENS') return { ...page, patches: [...page.patches, withEns(node)] };
  const other = /^a node of (.+)$/.exec(value)?.[1];
  if (other) return { ...page, patches: [...page.patches, readAs(node, other)] };
  const listed = (list: readonly string[], state: string) => [
    ...list.filter((each) => each !== node),
    ...(value === state ? [node] : []),
  ];
  return {
    ...page,
    unreachable: listed(page.unreachable, 'unreachable'),
    silent: listed(page.silent, 'silent'),
    held: listed(page.held, 'held'),
    behind: listed(page.behind, 'a fallback for a silent one'),
    ominous: listed(page.ominous, 'simulating a larger loss'),
  };
}

/** The dapp is configured with another network's node. */
function readAs(name: string, other: string): Patch {
  return (options) => {
    const rpcUrls = options.networks.find((network) => network.name === other)?.rpcUrls;
    const networks = options.networks.map((each) => (each.name === name && rpcUrls ? { ...each, rpcUrls } : each));
    return { ...options, networks };
  };
}
