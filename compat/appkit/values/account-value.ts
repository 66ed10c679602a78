/** An account as AppKit describes it. */
import { connectionOf } from '../../../application/connect/status-of.js';
import type { State } from '../../../application/engine/state.js';
import type { Account, AccountType } from '../../../domain/address/account.js';
import { accountIdOf } from '../../../domain/address/account-id.js';
import type { AccountId, Namespace, NetworkId } from '../../../domain/network/caip.js';
import type { SocialProvider } from '../../../domain/site/features.js';
import type { Connected } from '../../../domain/wallet/connection.js';

/** One of the wallet's accounts. */
export interface AccountEntry {
  namespace: Namespace;
  address: string;
  type: AccountType;
  /** On the network in use. */
  caipAddress: AccountId;
  /** CAIP-2, though it is called chain id. */
  chainId: NetworkId;
}

/** The user of the embedded wallet. */
export interface EmbeddedWalletInfo {
  user: { email?: string | null; username?: string };
  accountType: AccountType;
  authProvider: SocialProvider | 'email';
  isSmartAccountDeployed: boolean;
}

/** What AppKit's `useAppKitAccount` returns. */
export interface AccountValue {
  allAccounts: AccountEntry[];
  caipAddress: AccountId | undefined;
  address: string | undefined;
  isConnected: boolean;
  /** Also `connecting` while an earlier connection is being restored. */
  status: 'connected' | 'disconnected' | 'connecting' | 'reconnecting' | undefined;
  /** Only for the embedded wallet. */
  embeddedWalletInfo: EmbeddedWalletInfo | undefined;
}

const NONE: AccountEntry[] = [];

/** Before `createAppKit`. */
export const NOT_CONNECTED: AccountValue = {
  allAccounts: NONE,
  caipAddress: undefined,
  address: undefined,
  isConnected: false,
  status: undefined,
  embeddedWalletInfo: undefined,
};

/** The account in use of one namespace. Default: the active namespace. */
export function accountValue(state: State, namespace?: Namespace): AccountValue {
  const connection = connectionOf(state, namespace);
  if (connection.status !== 'connected') {
    const nothing = { allAccounts: NONE, caipAddress: undefined, address: undefined, embeddedWalletInfo: undefined };
    return { ...nothing, isConnected: false, status: connection.status };
  }
  const { account, networkId } = connection;
  return {
    allAccounts: entriesOf(connection),
    caipAddress: accountIdOf(networkId, account.address),
    address: account.address,
    isConnected: true,
    status: 'connected',
    embeddedWalletInfo: connection.wallet.type === 'AUTH' ? embeddedOf(state, account) : undefined,
  };
}

/** Created once for each connection, so that the list keeps its identity. */
const entries = new WeakMap<Connected, AccountEntry[]>();

function entriesOf(connection: Connected): AccountEntry[] {
  const { account, accounts, networkId } = connection;
  const known =
    entries.get(connection) ??
    [account, ...accounts.filter(({ address }) => address !== account.address)].map(({ namespace, address, type }) => ({
      ...{ namespace, address, type },
      ...{ caipAddress: accountIdOf(networkId, address), chainId: networkId },
    }));
  entries.set(connection, known);
  return known;
}

const infos = new WeakMap<object, EmbeddedWalletInfo>();

function embeddedOf({ login: { user } }: State, { type }: Account): EmbeddedWalletInfo | undefined {
  if (!user) return undefined;
  const known = infos.get(user);
  if (known?.accountType === type) return known;
  const info: EmbeddedWalletInfo = {
    user: { ...(user.email !== undefined && { email: user.email }), ...(user.name && { username: user.name }) },
    accountType: type,
    authProvider: user.provider ?? 'email',
    isSmartAccountDeployed: user.smartAccountDeployed,
  };
  infos.set(user, info);
  return info;
}
