/** Facts that a dapp can read from the state, by the names that the features use. */
import { pagesOf, transactionsOf } from '../../../application/activity/pages-of.js';
import { NO_PAGES } from '../../../application/activity/state.js';
import { allWallets } from '../../../application/catalogue/all-wallets.js';
import { pictureOf } from '../../../application/catalogue/pictures/picture-of.js';
import { connectedNamespaces, connectedOf, networkOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import { currentRoute } from '../../../application/shell/router.js';
import type { AddressIdentity } from '../../../domain/address/identity.js';
import type { Features } from '../../../domain/site/features.js';
import { formatTransactionDate } from '../../../domain/transaction/format-date.js';
import { minedTime } from '../../../domain/transaction/transaction.js';

export const NOTHING = 'nothing';

const FACTS: Readonly<Record<string, (state: State) => unknown>> = {
  address: (state) => connectedOf(state)?.account.address,
  'name of the account': (state) => identityOf(state)?.name,
  'picture of the account': (state) => identityOf(state)?.avatar?.split(/[;,]/)[0],
  'result of the name lookup': (state) => identityOf(state) && (identityOf(state)?.name ?? 'nobody'),
  accounts: (state) => connectedOf(state)?.accounts.length,
  'date of the last transaction': (state) => {
    const [last] = pagesOf(state, 'activity')?.items ?? [];
    const mined = last && minedTime(last);
    return mined === undefined ? undefined : formatTransactionDate(new Date(mined));
  },
  'latest activity of the account': (state) => {
    const [first] = transactionsOf(pagesOf(state, 'activity') ?? NO_PAGES);
    return first && `${first.metadata.operationType}, ${first.metadata.status}`;
  },
  holdings: ({ account }) => Object.keys(account.holdings).length || undefined,
  code: (state) =>
    currentRoute(state.router).view === 'receive'
      ? connectedOf(state)?.account.address
      : state.connect.attempt?.pairing?.uri,
  'connected namespaces': (state) => connectedNamespaces(state).join() || undefined,
  'state of the directory': ({ catalogue }) => catalogue?.highlights.status,
  'wallets of the directory': ({ catalogue }) => catalogue?.count,
  'wallets loaded': (state) => allWallets(state, false).length,
  'wallets found': ({ catalogue }) => catalogue?.search?.wallets.length,
  'first wallet found': ({ catalogue }) => catalogue?.search?.wallets[0]?.name,
  'pictures of recent wallets': (state) =>
    state.connect.recent.filter((wallet) => pictureOf(state.catalogue, wallet)).length,
  'pictures of wallets': ({ catalogue }) => Object.values(catalogue?.images ?? {}).filter(Boolean).length,
  "directory's picture of the network": (state) => hasPicture(state, `network:${networkOf(state)?.caipNetworkId}`),
  "directory's picture of dollars": (state) => hasPicture(state, 'currency:USD'),
  "directory's picture of Ether": (state) => hasPicture(state, 'token:ETH'),
  "directory's picture of the browser's wallet": ({ connect }) =>
    Object.values(connect.wallets).some((wallets) =>
      wallets.some(({ id, icon = '' }) => id === 'injected' && icon.startsWith('data:image/')),
    ),
  "directory's picture of Solana": (state) => hasPicture(state, 'network:solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
  'kind of account': (state) => connectedOf(state)?.account.type,
  'email of the visitor': ({ login }) => login.user?.email,
  'name of the visitor': ({ login }) => login.user?.name,
  'link of the login': ({ login }) => (login.attempt?.way === 'social' ? login.attempt.url : undefined),
  'failure of the login': ({ login }) => login.attempt?.failure?.message,
  'kind of wallet': (state) => connectedOf(state)?.wallet.type,
  'directory id of wallet': (state) => connectedOf(state)?.wallet.explorerId,
  'name of wallet': (state) => connectedOf(state)?.wallet.name,
  'maker of wallet': (state) => connectedOf(state)?.wallet.rdns,
  'name of the screen': ({ router }) => currentRoute(router).view,
  'sign-in': ({ signIn }) => signIn?.status,
  'accounts signed in': ({ signIn }) =>
    signIn?.status === 'signed-in'
      ? signIn.sessions?.map(({ accountId }) => accountId.split(':')[0]).join()
      : undefined,
  'quote of the purchase': ({ buy }) => {
    const { quote, estimate } = buy?.quote ?? {};
    const said = [quote?.total, quote?.purchase].map((money) => `${money?.amount} ${money?.currency}`).join(' for ');
    return quote && `${said}, ${estimate ? 'made up' : 'offered'}`;
  },
  alert: (state) => state.notices.alert?.short,
  'network id': (state) => networkOf(state)?.id,
  "network's CAIP id": (state) => networkOf(state)?.caipNetworkId,
  "network's namespace": (state) => networkOf(state)?.chainNamespace,
  "network's name": (state) => networkOf(state)?.name,
  "network's currency": (state) => networkOf(state)?.nativeCurrency.name,
  "network's currency symbol": (state) => networkOf(state)?.nativeCurrency.symbol,
  "network's decimals": (state) => networkOf(state)?.nativeCurrency.decimals,
  "network's explorer": (state) => networkOf(state)?.blockExplorers?.default.name,
  'network is a test network': (state) => networkOf(state)?.testnet === true,
  'network has a node': (state) => (networkOf(state)?.rpcUrls.default.http.length ?? 0) > 0,
  'network has a picture': (state) => networkOf(state)?.assets?.imageUrl !== undefined,
};

function identityOf(state: State): AddressIdentity | undefined {
  return state.account.identities?.[connectedOf(state)?.account.address ?? ''];
}

/** Whether the directory has provided one. */
function hasPicture({ catalogue }: State, key: string): boolean {
  return /^data:image\//.test(catalogue?.images[key] ?? '');
}

/** As text: `yes` and `no` for booleans, `nothing` for what is not there. */
export function readFact(state: State, name: string): string {
  const feature = /^feature (.+)$/.exec(name)?.[1];
  if (feature) return textOf(state.config.features[feature as keyof Features]);
  const namespace = /^account type on (.+)$/.exec(name)?.[1];
  if (namespace) return textOf(state.config.defaultAccountTypes[namespace as 'eip155']);
  const fact = FACTS[name];
  if (!fact) throw new Error(`The suite does not know how to read "${name}".`);
  return textOf(fact(state));
}

/** The link of an app, without the pairing it may carry. */
export function appNamed(link: string | undefined): string {
  return link?.replace(/\?.*$/, '') ?? NOTHING;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return NOTHING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
