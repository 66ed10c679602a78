/** The functions of a dapp's own list of wallets. */
import { nextWallets, searchWallets } from '../../../application/catalogue/actions.js';
import type { Namespace } from '../../../domain/network/caip.js';
import { sharedInstance } from '../instance.js';
import type { WalletItem } from '../values/wallets-value.js';

export async function fetchWallets({ query }: { query?: string } = {}): Promise<void> {
  const modal = sharedInstance()?.porthole;
  if (modal) await (query === undefined ? nextWallets(modal) : searchWallets(modal, query));
}

export async function connectWallet({ id }: Pick<WalletItem, 'id'>, namespace?: Namespace): Promise<void> {
  const modal = sharedInstance()?.porthole;
  if (!modal) throw new Error('Please call "createAppKit" first');
  const { recommended = [], list, search } = modal.getState().catalogue ?? {};
  const known = [...recommended, ...(list?.wallets ?? []), ...(search?.wallets ?? [])];
  const outcome = await modal.connect(known.find((each) => each.id === id) ?? id, namespace);
  if (!outcome.ok) throw outcome.failure;
}

export function giveUpConnecting(): void {
  const modal = sharedInstance()?.porthole;
  const { attempt, connections } = modal?.getState().connect ?? {};
  // An existing connection stays, whatever else is attempted.
  if (attempt && connections?.[attempt.namespace]?.status === 'connecting') void modal?.disconnect(attempt.namespace);
}
