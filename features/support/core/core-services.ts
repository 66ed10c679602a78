/** The services of a page in memory. They return the data of the fake chain, and prices. */
import type { SchedulerLike } from 'rxjs';
import { mergeAll, of } from 'rxjs';
import type {
  Collectible,
  HoldingsQuestion,
  LoadedServices,
  PageQuestion,
  ServiceHandles,
  ServicePage,
  ServicePorts,
} from '../../../application/ports/services.js';
import type { AddressIdentity, NamedAddress } from '../../../domain/address/identity.js';
import { Failure } from '../../../domain/failure/failure.js';
import { parseAmount } from '../../../domain/money/amount.js';
import type { Holding } from '../../../domain/token/token.js';
import type { Transaction } from '../../../domain/transaction/transaction.js';
import { listedFirst } from '../../../domain/wallet/listed-first.js';
import type { ScriptedChain } from '../../../infrastructure/fakes/index.js';
import { placeholderHex } from '../../../infrastructure/fakes/placeholder-hex.js';
import { type ScriptedService, scriptedService } from '../../../infrastructure/fakes/scripted-service.js';
import type { PageSettings } from '../page/settings/page-settings.js';
import type { VisitorAccounts } from '../world/driver.js';
import { coreExchanges } from './core-exchanges.js';
import { coreNames } from './core-names.js';
import { ETHER, TOKENS } from './core-networks.js';
import { coreOnramp } from './core-onramp.js';
import { coreSessions } from './core-sessions.js';
import { coreSwaps } from './core-swaps.js';

export interface CoreServices {
  of(page: PageSettings): LoadedServices;
  /** As a host would list them. */
  handles(page: PageSettings): ServiceHandles;
  change(page: Pick<PageSettings, 'blockchain' | 'windows'>): void;
  /** The payments to onramps, and the purchased coins. */
  readonly visitorAccounts: Pick<VisitorAccounts, 'pay' | 'payAtExchange'>;
  /** How often a swap was quoted. */
  quotes(): number;
  /** From now on the name resolves to that address. */
  point(name: string, address: string): void;
  /** Records that the address has just received an amount. */
  received(address: string, symbol: string, numeric: string, from?: string): void;
}

const SLOWNESS = 2_000;
/** Of the wallets' accounts, by how they begin: one is known by name, as in the sandbox. */
const NAMES: Readonly<Record<string, string>> = { a1: 'odile.berth.example' };
/** As in the sandbox: SALT has no price. */
const PRICES: Readonly<Record<string, string>> = { KELP: '1' };

export function coreServices(chain: ScriptedChain, scheduler: SchedulerLike): CoreServices {
  const portfolio = scriptedService(({ address, network, known }: HoldingsQuestion): readonly Holding[] => {
    const networkId = network.caipNetworkId;
    const tokens = [ETHER, ...TOKENS.map(({ whole: _, ...token }) => token)].map((token) => ({ ...token, networkId }));
    const held = tokens.map((token) => {
      const price = PRICES[token.symbol];
      return { token, amount: chain.balanceOf(address, token), ...(price && { price }) };
    });
    return listedFirst(held, known);
  }, scheduler);
  const received: { readonly address: string; readonly transaction: Transaction }[] = [];
  const activity = scriptedService(({ address, network, cursor }: PageQuestion): ServicePage<Transaction> => {
    const items = received
      .filter((each) => each.address === address && network.caipNetworkId === NETWORK)
      .map(({ transaction }) => transaction);
    const from = Number(cursor ?? 0);
    const next = from + PAGE < items.length && { next: String(from + PAGE) };
    return { items: items.slice(from, from + PAGE), ...next };
  }, scheduler);
  const collectibles = scriptedService(
    ({ address }: PageQuestion): ServicePage<Collectible> => ({ items: address === OWNER ? PIECES : [] }),
    scheduler,
  );
  const leads = new Map<string, string>();
  const names = scriptedService((address: string): AddressIdentity => {
    const [pointed] = [...leads].find(([, to]) => to === address) ?? [];
    const name = NAMES[address.slice(2, 4)] ?? pointed;
    return name === undefined ? {} : { name };
  }, scheduler);
  const lookup = scriptedService((typed: string): NamedAddress | undefined => {
    const name = typed.toLowerCase();
    const address = leads.get(name) ?? (name === NAMES.a1 ? `0x${'a1'.repeat(20)}` : undefined);
    return address === undefined ? undefined : { name, address };
  }, scheduler);
  const register = coreNames(scheduler);
  const exchange = coreSwaps(chain, scheduler);
  Object.assign(chain, { contracts: of(exchange.contracts) });
  const shop = coreOnramp(scheduler, (address) =>
    chain.credit(address, { ...ETHER, networkId: NETWORK }, parseAmount('0.0326', 18)),
  );
  const kept = coreSessions();
  const listedSessions = scriptedService((account: string) => kept.list(account), scheduler);
  const sessionService = { ...kept, list: (account: string) => listedSessions.answer(account).pipe(mergeAll()) };
  const market = coreExchanges(scheduler, (address, amount) =>
    chain.credit(address, { ...ETHER, networkId: NETWORK }, amount),
  );
  const listed = (page: PageSettings): readonly (readonly [string, unknown])[] => {
    const { blockchain, registry, sellers, sessions, exchanges } = page;
    const known: Omit<ServicePorts, 'registry' | 'onramp' | 'sessions' | 'exchanges' | 'clearSigning'> = {
      portfolio: { holdings: portfolio.answer },
      activity: { transactions: activity.answer },
      collectibles: { collectibles: collectibles.answer },
      names: { identity: names.answer, addressOf: lookup.answer },
      swaps: exchange.swaps,
    };
    return Object.entries({
      ...(blockchain && known),
      ...(registry && { registry: register.registry }),
      ...(sellers && { onramp: shop.onramp(sellers) }),
      ...(sessions && { sessions: sessionService }),
      ...(exchanges && { exchanges: market.exchanges }),
    });
  };
  return {
    of: (page) => Object.fromEntries(listed(page).map(([name, service]) => [name, of(service)])),
    handles: (page) =>
      Object.fromEntries(
        listed(page).map(([name, service]) => [
          name,
          {
            id: name,
            ...(name === 'onramp' && { namespaces: page.sellers }),
            load: () => Promise.resolve(service),
          },
        ]),
      ),
    change({ blockchain: state = 'fine', windows }) {
      shop.letOpen(windows);
      shop.change((call, service) => setService(service, call, state));
      market.letOpen(windows);
      market.change((call, service) => setService(service, call, state));
      setService(portfolio, 'balance', state);
      setService(activity, 'history', state);
      setService(names, 'identity', state);
      setService(lookup, 'name-lookup', state);
      register.change((call, service) => setService(service, call, state));
      setService(listedSessions, 'sessions', state);
      setService(collectibles, 'collectibles', state);
      for (const [call, service] of exchange.calls) setService(service, call, state);
    },
    point: (name, address) => void leads.set(name, address),
    visitorAccounts: { pay: shop.pay, payAtExchange: market.pay },
    quotes: exchange.quotes,
    received(address, symbol, numeric, from) {
      const transaction = receipt(address, symbol, numeric, scheduler.now(), received.length, from);
      received.unshift({ address, transaction });
    },
  };
}

/** The page size of the sandbox's services. */
const PAGE = 50;
/** As in the sandbox, the first of all accounts owns some. */
const OWNER = `0x${'a0'.repeat(20)}`;
const PIECES = ['Tide Lamp #16', 'Driftglass #1'].map(
  (name): Collectible => ({
    ...{ id: name, name, collection: name.replace(/ #.*/, ''), tokenId: name.replace(/.*#/, '') },
    address: `0x${'1a'.repeat(20)}`,
  }),
);
const NETWORK = 'eip155:31337';
const FRIEND = `0x${'f7'.repeat(20)}`;

function receipt(
  address: string,
  symbol: string,
  numeric: string,
  at: number,
  number: number,
  sentFrom: string = FRIEND,
): Transaction {
  const hash = placeholderHex(32, 0x1000 + number);
  return {
    id: hash,
    metadata: {
      ...{ operationType: 'receive', status: 'confirmed', sentFrom, sentTo: address, hash, chain: NETWORK },
      minedAt: new Date(at).toISOString(),
    },
    transfers: [{ fungible_info: { symbol }, direction: 'in', quantity: { numeric } }],
  };
}

/** The HTTP service's error text for swaps; the texts of other calls are not shown. */
const NO_SWAPS = 'Network not supported for Swaps';
const NO_GAS_PRICE = 'Network not supported for Gas Price';

/** `fault`, or `fault@call` for one call only. */
function setService(
  service: Pick<ScriptedService<never, unknown>, 'takes' | 'hang' | 'fail'>,
  call: string,
  state: string,
): void {
  const [fault, only = call] = state.split('@');
  const now = only === call ? fault : 'fine';
  service.takes(now === 'slow' ? SLOWNESS : 0);
  if (now === 'silent') service.hang();
  // How the HTTP service answers an unknown call.
  else if (now === '404')
    service.fail(new Failure('network-not-supported', call === 'gas-price' ? NO_GAS_PRICE : NO_SWAPS));
  else service.fail(now === 'fine' || now === 'slow' ? undefined : new Failure('request-failed'));
}
