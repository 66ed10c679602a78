/** What sessions speak where it is not the language of EVM: a file for each kind of network, loaded for dapps that have one of it. */
import type { Namespace, NetworkId } from '../../../domain/caip.js';
import type { Eip1193Request } from '../eip1193/provider.js';

export interface Dialect {
  /** What wallets are asked to agree to. */
  readonly methods: readonly string[];
  /** An address as the network spells it; `undefined` for what is none there. */
  readAddress(text: string, networkId: NetworkId): string | undefined;
  /** Puts a request to a pairing wallet as such wallets expect it. Rejects with anything. */
  ask(request: Eip1193Request, wallet: SessionWallet): Promise<unknown>;
}

/** The wallet, where the session is. */
export interface SessionWallet {
  readonly addresses: readonly string[];
  readonly networkId: NetworkId;
  /** An address as the wallet spells it. */
  own(address: string): string;
  /** Rejects with anything; with `method-not-supported` for what the wallet did not agree to. */
  ask(method: string, params: unknown): Promise<unknown>;
}

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
