/** A page's calls for balances and names, to services and networks. */

import { holdingsOf } from '../../application/account/holdings/holdings-of.js';
import { accountOf } from '../../application/connect/selectors.js';
import type { State } from '../../application/engine/state.js';
import type { Modal } from '../../application/modal/modal.js';
import { evm } from '../../infrastructure/chains/evm/index.js';
import { blockchainService } from '../../infrastructure/services/blockchain/index.js';
import { enSnacks } from '../../ui-react/shell/notices/snacks.en.js';
import { type FaultCall, has, holdsAll, noSnack, servicesUrl, snackShown, stateOf } from './fault-call.js';
import type { VisitedModal } from './visited-modal.js';

const account = {
  target: servicesUrl,
  options: (url: string) => ({ services: { ...blockchainService({ url }) } }),
  bring: (modal: Modal) => modal.open(),
};

const balances = {
  ...account,
  whole: holdsAll,
  wrong: {
    words: `${enSnacks['balance-unavailable']}; what the network itself knows`,
    shown: (visited: VisitedModal) =>
      snackShown(visited, 'balance-unavailable') && has(stateOf(visited), 'ETH') && !has(stateOf(visited), 'KELP'),
  },
  // After half a minute, and again, for both of the wallet's accounts.
  most: 6,
};

/** The account's name at the services. */
export const FAULT_NAME = 'mira.berth.example';
const nameIn = (state: State) => state.account.identities?.[accountOf(state)?.address ?? '']?.name;

const names = {
  ...account,
  whole: (visited: VisitedModal) => nameIn(stateOf(visited)) === FAULT_NAME,
  wrong: {
    words: 'The address in place of the name; balances are whole',
    shown: (visited: VisitedModal) => nameIn(stateOf(visited)) === undefined && holdsAll(visited),
  },
  // Every half minute, for both of the wallet's accounts.
  most: 6,
};

export const HOLDINGS_CALLS: readonly FaultCall[] = [
  // As often as balances and names request it while it is unknown.
  { name: 'supported chains', concerns: (path) => path.includes('supported-chains'), ...balances, most: 12 },
  // Without that call, the network is read, and no fault is reported: the scenarios cover it.
  { name: 'balance', concerns: (path) => path.includes('/balance'), ...balances, without: [404] },
  {
    ...names,
    name: 'identity',
    concerns: (path) => path.includes('/identity/'),
    // Without a usable answer, the names that the address registered are requested.
    harmless: ['slow', 'mistyped', 'misshapen'],
  },
  {
    ...names,
    name: 'name, whose it is',
    concerns: (path) => path.includes('/profile/account/'),
    // A name that does not resolve back does not count, and those that the address registered are requested.
    harmless: ['slow', 'mistyped', 'misshapen', 400, 404],
  },
  {
    ...names,
    name: 'names of an address',
    // Requested if the identity call has no usable answer.
    target: (world) => `${servicesUrl(world)}misshapen@identity/`,
    concerns: (path) => path.includes('/profile/reverse/'),
  },
  {
    name: 'read of a network',
    target: ({ urls }) => urls[0],
    // Four times ten seconds of real time; the scenarios of networks wait for that.
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
      shown: (visited) =>
        snackShown(visited, 'balance-unavailable') && holdingsOf(stateOf(visited))?.status === 'failed',
    },
    // A reading is up to two requests, each tried four times.
    most: 24,
  },
  {
    name: 'read of a network by the service',
    target: servicesUrl,
    // As above.
    without: ['silent', 'endless'],
    concerns: (path) => path.startsWith('/v1/?'),
    options: (url, { settings }) => ({
      tokens: { 'eip155:31337': settings.tokens },
      chains: [evm({ service: { url, networks: ['eip155:31337'] } })],
    }),
    bring: (modal) => modal.open(),
    whole: (visited) => has(stateOf(visited), 'KELP') && holdingsOf(stateOf(visited))?.status === 'ready',
    wrong: {
      words: 'Nothing: the addresses of the network itself are asked',
      shown: (visited) => noSnack(visited) && has(stateOf(visited), 'KELP'),
    },
    // Checked every four seconds while in use, and requested first each time.
    most: 60,
  },
];
