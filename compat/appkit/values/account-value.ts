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
  /** In the namespace's canonical form: with its checksum for eip155 (EIP-55). */
  address: string;
  /** `eoa` or `smartAccount`; for Bitcoin, the purpose of the address. */
  type: AccountType;
  /** The address on the network in use (CAIP-10). */
  caipAddress: AccountId;
  /** The CAIP-2 id of the network in use. */
  chainId: NetworkId;
}

/** The user of the embedded wallet. */
export interface EmbeddedWalletInfo {
  /** The login's email or user name, as far as known. */
  user: { email?: string | null; username?: string };
  /** `eoa` or `smartAccount`. */
  accountType: AccountType;
  /** How the visitor logged in. */
  authProvider: SocialProvider | 'email';
  /** Whether the smart account exists on chain. */
  isSmartAccountDeployed: boolean;
}

/** What AppKit's `useAppKitAccount` returns. */
export interface AccountValue {
  /** The wallet's accounts, the one in use first. Empty without a wallet. */
  allAccounts: AccountEntry[];
  /** The account in use and its network (CAIP-10). */
  caipAddress: AccountId | undefined;
  /** The address of the account in use. */
  address: string | undefined;
  /** Whether a wallet is connected in this namespace. */
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
