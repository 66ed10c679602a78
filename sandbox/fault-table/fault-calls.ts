/** Each call that a page makes of its services: how it comes about, and what is there when it goes well or wrong. */
import { allWallets } from '../../application/catalogue/all-wallets.js';
import { pictureOf } from '../../application/catalogue/picture-of.js';
import type { Modal } from '../../application/modal.js';
import { holdingsOf } from '../../application/selectors.js';
import type { State } from '../../application/state.js';
import { evm } from '../../infrastructure/chains/evm/index.js';
import type { ModalOptions } from '../../infrastructure/options.js';
import { httpAnalytics } from '../../infrastructure/services/analytics/index.js';
import { blockchainService } from '../../infrastructure/services/blockchain/index.js';
import { httpCatalogue } from '../../infrastructure/services/catalogue/http/index.js';
import { enSnacks } from '../../ui-react/text/en-snacks.js';
import type { World } from '../world.js';
import type { GateFault } from './fault-gate.js';
import type { VisitedModal } from './visited-modal.js';

export interface FaultCall {
  readonly name: string;
  /** Which server answers it. */
  readonly target: (world: World) => string;
  readonly concerns: (path: string) => boolean;
  /** What the page is made with, asking at `url`. */
  readonly options: (url: string, world: World) => Partial<ModalOptions>;
  /** It is made for strangers. Absent: for those who are connected. */
  readonly strangers?: true;
  /** Left out: what takes too long to be waited for here. */
  readonly without?: readonly GateFault[];
  /** Has the call made. */
  readonly bring: (modal: Modal) => Promise<unknown>;
  /** All that the service tells is there. */
  readonly whole: (visited: VisitedModal) => boolean;
  /** What the specification has visitors or developers see when it fails; in words, for the report. */
  readonly wrong: { readonly words: string; readonly shown: (visited: VisitedModal) => boolean };
  /** What a visitor would do once it works again. Absent: nothing, it comes by itself. */
  readonly retry?: (modal: Modal) => Promise<unknown>;
  /** What is no fault to it. Absent: two seconds are within the time there is, and JSON is read whatever it is said to be. */
  readonly harmless?: readonly GateFault[];
  /** How often it may be asked in the minute after, while it is looked at. */
  readonly most: number;
}

const has = (state: State, symbol: string) =>
  holdingsOf(state)?.holdings.some(({ token, amount }) => token.symbol === symbol && amount > 0n) === true;
const told = ({ events }: VisitedModal, message: keyof typeof enSnacks) =>
  events.some((event) => event.type === 'snack.shown' && event.snack.message === message);
const stateOf = ({ modal }: VisitedModal) => modal.getState();

const servicesUrl = (world: World) => world.services.url;
const service = (url: string) => ({ services: { ...blockchainService({ url }) } });
const balances = {
  target: servicesUrl,
  options: service,
  bring: (modal: Modal) => modal.open(),
  whole: (visited: VisitedModal) =>
    has(stateOf(visited), 'KELP') && holdingsOf(stateOf(visited))?.incomplete === undefined,
  wrong: {
    words: `${enSnacks['balance-unavailable']}; what the network itself knows`,
    shown: (visited: VisitedModal) =>
      told(visited, 'balance-unavailable') && has(stateOf(visited), 'ETH') && !has(stateOf(visited), 'KELP'),
  },
  // After half a minute, and again, of both of the wallet's accounts.
  most: 6,
};

/** The account's, at the services. */
export const FAULT_NAME = 'mira.berth.example';
const nameIn = ({ account }: State) => Object.values(account.identities ?? {}).find(({ name }) => name)?.name;

const directory = {
  strangers: true as const,
  target: ({ directory: { url } }: World) => url,
  options: (url: string) => ({ services: { catalogue: httpCatalogue({ url, projectId: 'fault-table' }) } }),
};
const cards = (state: State) => allWallets(state, false);
const openAll = async (modal: Modal) => {
  await modal.open({ view: 'AllWallets' });
  // As the screen does, which draws nothing here.
  await modal.nextWallets();
};

export const FAULT_CALLS: readonly FaultCall[] = [
  // As often as balances and names ask, while it is not known.
  { name: 'supported chains', concerns: (path) => path.includes('supported-chains'), ...balances, most: 12 },
  // Without that call, the network is asked, and nobody is told of a fault: the scenarios have it.
  { name: 'balance', concerns: (path) => path.includes('/balance'), ...balances, without: [404] },
  {
    name: 'identity',
    target: servicesUrl,
    concerns: (path) => path.includes('/identity/'),
    options: service,
    bring: (modal) => modal.open(),
    whole: (visited) => nameIn(stateOf(visited)) === FAULT_NAME,
    wrong: {
      words: 'The address in place of the name; balances are whole',
      shown: (visited) => nameIn(stateOf(visited)) === undefined && balances.whole(visited),
    },
    // What it says by 404 is remembered for five minutes: a name is none then.
    without: [404],
    // Where it says nothing of use, the names that the address registered are asked for.
    harmless: ['slow', 'mistyped', 'misshapen'],
    // Every half minute, of both of the wallet's accounts.
    most: 6,
  },
  {
    name: 'read of a network',
    target: ({ urls }) => urls[0],
    // Four times ten seconds by the real clock; the scenarios of networks wait for that.
    without: ['silent', 'endless'],
    concerns: () => true,
    options: (url, { networks, settings }) => ({
      networks: networks.map((network, at) =>
        at === 0 ? { ...network, rpcUrls: { default: { http: [url] } } } : network,
      ),
      tokens: { 'eip155:31337': settings.tokens },
      chains: [evm()],
    }),
    bring: (modal) => modal.open(),
    whole: (visited) => has(stateOf(visited), 'KELP') && holdingsOf(stateOf(visited))?.status === 'ready',
    wrong: {
      words: enSnacks['balance-unavailable'],
      shown: (visited) => told(visited, 'balance-unavailable') && holdingsOf(stateOf(visited))?.status === 'failed',
    },
    // A reading is up to two requests, each tried four times.
    most: 24,
  },
  {
    name: 'wallet list',
    ...directory,
    concerns: (path) => path.includes('getWallets') && !path.includes('search='),
    bring: openAll,
    whole: (visited) => cards(stateOf(visited)).length > 30,
    wrong: {
      words: 'The list says that it could not be loaded, and offers another try',
      shown: (visited) => stateOf(visited).catalogue?.list.progress.status === 'failed',
    },
    retry: openAll,
    most: 6,
  },
  {
    name: 'wallet search',
    ...directory,
    concerns: (path) => path.includes('search='),
    bring: async (modal) => {
      await openAll(modal);
      await modal.searchWallets('otter');
    },
    whole: (visited) => (stateOf(visited).catalogue?.search?.wallets.length ?? 0) > 0,
    wrong: {
      words: 'The search says that it failed',
      shown: (visited) => stateOf(visited).catalogue?.search?.progress.status === 'failed',
    },
    retry: async (modal) => {
      await openAll(modal);
      await modal.searchWallets('otter');
    },
    most: 2,
  },
  {
    name: 'wallet picture',
    ...directory,
    concerns: (path) => path.includes('getWalletImage'),
    bring: async (modal) => {
      await openAll(modal);
      await modal.nextWallets();
      await modal.showWalletImages(
        cards(modal.getState())
          .flatMap(({ imageId }) => imageId ?? [])
          .slice(0, 4),
      );
    },
    whole: (visited) =>
      cards(stateOf(visited))
        .slice(0, 4)
        .some((wallet) => pictureOf(stateOf(visited).catalogue, wallet) !== undefined),
    wrong: {
      words: 'A letter in place of the picture; the list is whole',
      shown: (visited) =>
        cards(stateOf(visited)).length > 30 &&
        cards(stateOf(visited)).every((wallet) => pictureOf(stateOf(visited).catalogue, wallet) === undefined),
    },
    retry: async (modal) => {
      await modal.close();
      await openAll(modal);
      await modal.showWalletImages(
        cards(modal.getState())
          .flatMap(({ imageId }) => imageId ?? [])
          .slice(0, 4),
      );
    },
    // Pictures are no JSON, and nothing else is one.
    harmless: ['slow', 'misshapen'],
    most: 40,
  },
  {
    name: 'allowed origins',
    ...directory,
    concerns: (path) => path.includes('origins'),
    bring: openAll,
    retry: openAll,
    // It says nothing of a page where all is well, nor of one it cannot judge.
    whole: (visited) => cards(stateOf(visited)).length > 30,
    wrong: { words: 'Nothing; the list is whole', shown: (visited) => cards(stateOf(visited)).length > 30 },
    most: 1,
  },
  {
    name: 'analytics event',
    target: ({ analytics: { url } }) => url,
    concerns: (path) => path.endsWith('/e'),
    options: (url) => ({ services: { analytics: httpAnalytics({ url }) } }),
    bring: (modal) => modal.open(),
    whole: () => true,
    wrong: { words: 'Nothing', shown: ({ events }) => !events.some(({ type }) => type === 'snack.shown') },
    // One for each that happened.
    most: 40,
  },
];
