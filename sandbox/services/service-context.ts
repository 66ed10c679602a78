/** The data behind all answers: the networks, their history, and the prices of coins. */
import type { NetworkInput } from '../../domain/network/network.js';
import type { TokenSettings } from '../token-settings.js';
import { SignIns } from './auth/sign-ins.js';
import type { Exchange } from './convert/exchange.js';
import { CollectibleBook } from './index/collectible-book.js';
import { EvmIndex } from './index/evm-index.js';
import { readManyAt } from './index/many-reads.js';
import { TokenBook } from './index/token-book.js';
import type { Invented } from './invented/invented.js';
import { Purchases } from './onramp/purchases.js';
import { PaySessions } from './pay/pay-sessions.js';
import { type Prices, PriceTable } from './price-table.js';
import { type NameEntry, NameRegister } from './profile/name-register.js';
import { Refusal } from './refusal.js';
import type { ServiceNetwork } from './service-network.js';
import { SessionList } from './sessions/session-list.js';

export interface ServiceContext {
  readonly networks: readonly ServiceNetwork[];
  readonly prices: PriceTable;
  /** Contracts, in lower case, whose collectibles are spam. */
  readonly spam: ReadonlySet<string>;
  readonly names: NameRegister;
  readonly sessions: SessionList;
  readonly signIns: SignIns;
  readonly purchases: Purchases;
  readonly payments: PaySessions;
  /** By the network's id. Without one, quotes come from the price table. */
  readonly exchanges: Readonly<Record<string, Exchange>>;
  /** The URLs of the wallet directory and the analytics service, to which calls are forwarded. */
  readonly directoryUrl: string | undefined;
  readonly analyticsUrl: string | undefined;
  /** Ends in a slash. */
  readonly url: string;
}

export interface ServicesOptions {
  readonly networks: readonly NetworkToServe[];
  /** The address of Multicall3 on each EVM network. */
  readonly multicall3: string;
  /** US dollars, as decimal text, by the token's address, or by the symbol of a native currency. */
  readonly prices?: Prices;
  /** Contracts whose collectibles are spam. */
  readonly spam?: readonly string[];
  /** Names that are registered from the beginning. */
  readonly names?: readonly NameEntry[];
  /** The exchanges, by the network's id. Default: none; quotes come from the prices. */
  readonly exchanges?: Readonly<Record<string, Exchange>>;
  /** Servers whose calls are forwarded, so that all share one address. */
  readonly directoryUrl?: string;
  readonly analyticsUrl?: string;
  /** Generated data in addition to the real data. Default: none. */
  readonly invented?: Partial<Invented>;
  /** Default: any free one. */
  readonly port?: number;
}

/** A network in the form that the services need. */
export interface NetworkToServe {
  readonly network: NetworkInput;
  readonly tokens?: readonly TokenSettings[];
}

export function serviceContext(options: ServicesOptions, url: string): ServiceContext {
  const { networks, multicall3, prices = {}, spam = [], names, exchanges = {} } = options;
  return {
    networks: networks.map((each) => serviceNetwork(each, multicall3)),
    prices: new PriceTable(prices),
    spam: new Set(spam.map((each) => each.toLowerCase())),
    names: new NameRegister(names),
    sessions: new SessionList(),
    signIns: new SignIns(),
    purchases: new Purchases(),
    payments: new PaySessions(),
    ...{ exchanges, url, directoryUrl: options.directoryUrl, analyticsUrl: options.analyticsUrl },
  };
}

function serviceNetwork({ network, tokens = [] }: NetworkToServe, multicall3: string): ServiceNetwork {
  const namespace = network.chainNamespace ?? 'eip155';
  const [rpcUrl = ''] = network.rpcUrls.default.http;
  const readMany = readManyAt(rpcUrl, multicall3);
  const evm = namespace === 'eip155' && {
    index: new EvmIndex(rpcUrl),
    book: new TokenBook(readMany, tokens),
    collectibles: new CollectibleBook(readMany),
  };
  return {
    id: network.caipNetworkId ?? `${namespace}:${network.id}`,
    ...{ namespace, name: network.name, rpcUrl, currency: network.nativeCurrency, tokens },
    iconUrl: network.assets?.imageUrl ?? '',
    ...(evm && { evm }),
  };
}

/** The networks of a request: the named one, or all on which such an address can exist. */
export function networksFor(
  { networks }: ServiceContext,
  chainId: string | null,
  address: string,
): readonly ServiceNetwork[] {
  const namespace = namespaceOf(address);
  const fit = networks.filter((each) => each.namespace === namespace);
  if (chainId === null) return fit;
  const named = networks.find(({ id }) => id === chainId);
  if (!named) throw new Refusal(400, 'chainId', `The network ${chainId} is not supported`);
  return fit.filter((each) => each === named);
}

function namespaceOf(address: string): string {
  if (/^0x[\da-f]{40}$/i.test(address)) return 'eip155';
  if (/^(bc|tb|bcrt)1[\da-z]{20,90}$/i.test(address)) return 'bip122';
  if (/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address))
    return /^[123mn]/.test(address) && address.length < 36 ? 'bip122' : 'solana';
  throw new Refusal(400, 'address', 'This is not an address');
}

/** The address without its network. */
export function plainAddress(account: string): string {
  return account.slice(account.lastIndexOf(':') + 1);
}
