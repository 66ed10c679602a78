/** What sessions speak where it is not the language of EVM: a file for each kind of network, loaded for dapps that have one of it. */
import type { Namespace } from '../../../../domain/network/caip.js';
import type { Dialect } from './dialect.js';

export type Dialects = ReadonlyMap<Namespace, Dialect>;

const LOADS: Readonly<Partial<Record<Namespace, () => Promise<{ readonly dialect: Dialect }>>>> = {
  solana: () => import('./solana-requests.js'),
  bip122: () => import('./bitcoin-requests.js'),
  polkadot: () => import('./polkadot-requests.js'),
};

/** Whether nothing can be said there without a dialect. */
export function hasDialect(namespace: Namespace): boolean {
  return LOADS[namespace] !== undefined;
}

export async function loadDialects(namespaces: readonly Namespace[]): Promise<Dialects> {
  const loaded = namespaces.map(async (namespace) => [namespace, (await LOADS[namespace]?.())?.dialect] as const);
  return new Map(
    (await Promise.all(loaded)).flatMap(([namespace, dialect]) => (dialect ? [[namespace, dialect]] : [])),
  );
}
