/** How the node of a network is, as a scenario sets it. */

import { withEns } from '../sandbox/with-ens.js';
import type { Patch } from './option-patch.js';
import type { PageSettings } from './page-settings.js';

export function withNode(page: PageSettings, node: string, value: string): PageSettings {
  const status = /^stumbling with (\d+)$/.exec(value)?.[1];
  if (status) return { ...page, stumbling: { ...page.stumbling, [node]: Number(status) } };
  if (value === 'keeping ENS') return { ...page, patches: [...page.patches, withEns(node)] };
  const other = /^one of (.+)$/.exec(value)?.[1];
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
    behind: listed(page.behind, 'behind a silent one'),
  };
}

/** Whoever set the dapp up took one network's node for another's. */
function readAs(name: string, other: string): Patch {
  return (options) => {
    const rpcUrls = options.networks.find((network) => network.name === other)?.rpcUrls;
    const networks = options.networks.map((each) => (each.name === name && rpcUrls ? { ...each, rpcUrls } : each));
    return { ...options, networks };
  };
}
