/** How requests are sent to the wallet of a session, for one namespace. */
import type { NetworkId } from '../../../../domain/network/caip.js';
import type { Eip1193Request } from '../../eip1193/provider.js';

export interface Dialect {
  /** Its part of a session proposal. */
  readonly methods: readonly string[];
  /** Former network ids that some wallets still use, by the current ids. */
  readonly formerIds?: Readonly<Record<NetworkId, NetworkId>>;
  /** An address in the network's format; `undefined` if it is invalid there. */
  readAddress(text: string, networkId: NetworkId): string | undefined;
  /** Sends a request to a paired wallet in the format it expects. Rejects with anything. */
  ask(request: Eip1193Request, wallet: SessionWallet): Promise<unknown>;
}

/** The current id of a network. */
export function currentId(networkId: NetworkId, dialect: Dialect | undefined): NetworkId {
  const found = Object.entries(dialect?.formerIds ?? {}).find(([, former]) => former === networkId);
  return found ? (found[0] as NetworkId) : networkId;
}

/** The session's current network, in the wallet's format. */
export interface SessionWallet {
  readonly addresses: readonly string[];
  readonly networkId: NetworkId;
  /** An address in the wallet's format. */
  own(address: string): string;
  /** Rejects with anything; with `method-not-supported` for a method that the wallet did not approve. */
  ask(method: string, params: unknown): Promise<unknown>;
}
