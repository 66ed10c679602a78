import { connectionOf } from '../application/connect/status-of.js';
import type { Account } from '../domain/address/account.js';
import { accountIdOf } from '../domain/address/account-id.js';
import type { AccountId, Namespace } from '../domain/network/caip.js';
import type { ConnectionStatus } from '../domain/wallet/connection.js';
import type { Wallet } from '../domain/wallet/wallet.js';
import { useModal } from './use-modal.js';

/** What `useAccount` returns: the account in use, and the wallet's other accounts. */
export interface AccountInUse {
  readonly status: ConnectionStatus;
  readonly isConnected: boolean;
  readonly address: string | undefined;
  /** The CAIP-10 id of the account on the network in use. */
  readonly caipAddress: AccountId | undefined;
  readonly account: Account | undefined;
  /** All accounts that the wallet shares with this site; empty while not connected. */
  readonly allAccounts: readonly Account[];
  readonly wallet: Wallet | undefined;
}

const NONE: readonly Account[] = [];

/** The visitor's account; by default, in the active namespace. */
export function useAccount(options: { readonly namespace?: Namespace } = {}): AccountInUse {
  const connection = useModal((state) => connectionOf(state, options.namespace));
  if (connection.status !== 'connected') {
    const nothing = { address: undefined, caipAddress: undefined, account: undefined, wallet: undefined };
    return { status: connection.status, isConnected: false, allAccounts: NONE, ...nothing };
  }
  const { account, accounts, wallet, networkId } = connection;
  const caipAddress = accountIdOf(networkId, account.address);
  return {
    status: 'connected',
    isConnected: true,
    address: account.address,
    caipAddress,
    account,
    allAccounts: accounts,
    wallet,
  };
}
