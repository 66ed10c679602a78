/** The request formats of namespaces other than EVM: one file each, loaded for dapps with such a network. */
import type { Namespace } from '../../../../domain/network/caip.js';
import type { Dialect } from './dialect.js';

export type Dialects = ReadonlyMap<Namespace, Dialect>;

const LOADS: Readonly<Partial<Record<Namespace, () => Promise<{ readonly dialect: Dialect }>>>> = {
  solana: () => import('./solana-requests.js'),
  bip122: () => import('./bitcoin-requests.js'),
  polkadot: () => import('./polkadot-requests.js'),
};

/** Whether the namespace needs a dialect. */
export function hasDialect(namespace: Namespace): boolean {
  return LOADS[namespace] !== undefined;
}

export async function loadDialects(namespaces: readonly Namespace[]): Promise<Dialects> {
  const loaded = namespaces.map(async (namespace) => [namespace, (await LOADS[namespace]?.())?.dialect] as const);
  return new Map(
    (await Promise.all(loaded)).flatMap(([namespace, dialect]) => (dialect ? [[namespace, dialect]] : [])),
  );
}
