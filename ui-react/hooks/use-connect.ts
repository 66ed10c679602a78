import type { Outcome } from '../../application/engine/outcome.js';
import type { Account } from '../../domain/address/account.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { ListedWallet, Wallet } from '../../domain/wallet/wallet.js';
import { useModal } from '../use-modal.js';
import { type CallStatus, useOutcome } from './use-outcome.js';

/** What `useConnect` returns: a function that connects, and the state of its last call. */
export interface Connecting extends CallStatus<Account> {
  /**
   * Connects a wallet from `useWallets`, or a wallet by its id, without opening the modal. Call it inside a click
   * handler. A later call cancels an unfinished one (`cancelled`).
   */
  readonly connect: (wallet: string | Wallet | ListedWallet, namespace?: Namespace) => Promise<Outcome<Account>>;
}

/** A function that connects a wallet, and the state of this component's last call. */
export function useConnect(): Connecting {
  const modal = useModal();
  const [connect, status] = useOutcome((wallet: string | Wallet | ListedWallet, namespace?: Namespace) =>
    // An available one is connected by its id.
    typeof wallet === 'object' && wallet !== null && 'connectorId' in wallet
      ? modal.connect(wallet.id, namespace ?? wallet.namespace)
      : modal.connect(wallet, namespace),
  );
  return { connect, ...status };
}
