/** The meaning of a choice of wallet: an available one, or a listed one that is reached by pairing. */
import type { Namespace } from '../../domain/network/caip.js';
import type { ListedWallet, Wallet } from '../../domain/wallet/wallet.js';
import type { State } from '../engine/state.js';

export interface Chosen {
  /** What the visitor chose. */
  readonly id: string;
  readonly namespace: Namespace;
  /** The listed entry of the choice, if the wallet is not itself available. */
  readonly listed: ListedWallet | undefined;
  /** The available wallet to request from the connector. Absent: it cannot be reached. */
  readonly reachedBy: Wallet | undefined;
  /** True if it is reached by pairing. */
  readonly pairing: boolean;
}

export function chosenWallet(
  state: State,
  { wallet, namespace }: { readonly wallet: string | ListedWallet; readonly namespace?: Namespace | undefined },
): Chosen {
  const { connect, config } = state;
  const found = Object.values(connect.wallets).flat();
  const id = typeof wallet === 'string' ? wallet : wallet.id;
  const near = (wallets: readonly Wallet[]): Wallet | undefined =>
    namespace
      ? wallets.find((each) => each.namespace === namespace)
      : (wallets.find((each) => each.namespace === connect.activeNamespace) ?? wallets[0]);

  const own = typeof wallet === 'string' ? near(found.filter((each) => each.id === id)) : undefined;
  const listed =
    typeof wallet === 'string' ? [...config.customWallets, ...connect.recent].find((each) => each.id === id) : wallet;
  const paired = listed && !own ? near(found.filter(({ type }) => type === 'WALLET_CONNECT')) : undefined;
  const reachedBy = own ?? paired;
  return {
    id,
    namespace: namespace ?? reachedBy?.namespace ?? connect.activeNamespace,
    listed: own ? undefined : listed,
    reachedBy,
    pairing: reachedBy?.type === 'WALLET_CONNECT',
  };
}
