/** A page's calls to a swap service. */

import type { State } from '../../application/engine/state.js';
import type { Modal } from '../../application/modal/modal.js';
import { evm } from '../../infrastructure/chains/evm/index.js';
import { blockchainService } from '../../infrastructure/services/blockchain/index.js';
import { type FaultCall, onceKnown, servicesUrl, snackShown, stateOf } from './fault-call.js';
import type { VisitedModal } from './visited-modal.js';

const swapOf = (visited: VisitedModal) => stateOf(visited).swap;
const isQuoted = ({ swap }: State) => swap?.quote?.status === 'ready';

const swaps = {
  target: servicesUrl,
  options: (url: string) => ({
    services: { ...blockchainService({ url }) },
    chains: [evm({ swapNetworks: ['eip155:31337'] })],
  }),
  // While invisible, nothing is requested.
  most: 0,
};

const fill = (fromToken: string, toToken: string, amount: string) => (modal: Modal) =>
  modal.open({ view: 'Swap', arguments: { fromToken, toToken, amount } });

const preview = (fromToken: string, toToken: string, amount: string) => async (modal: Modal) => {
  await fill(fromToken, toToken, amount)(modal);
  await onceKnown(modal, (state) => state.swap?.amountText === amount && isQuoted(state));
  await modal.push({ view: 'swap-preview' });
};

const form = { bring: fill('ETH', 'KELP', '1'), retry: fill('ETH', 'KELP', '1') };
const review = { bring: preview('KELP', 'ETH', '100'), retry: preview('KELP', 'ETH', '100') };
const isBuilt = (visited: VisitedModal) => swapOf(visited)?.build?.status === 'ready';
const isUnbuilt = (visited: VisitedModal) => swapOf(visited)?.build?.status === 'failed';

export const SWAP_CALLS: readonly FaultCall[] = [
  {
    ...{ ...swaps, ...form },
    name: 'swaps, tokens',
    concerns: (path) => path.includes('/convert/tokens'),
    whole: (visited) => (swapOf(visited)?.tokens.length ?? 0) > 2,
    wrong: {
      words: '“Failed to initialize swap”, and why, with a way to try again',
      shown: (visited) => swapOf(visited)?.status === 'failed' && snackShown(visited, 'swap-unready'),
    },
  },
  {
    ...{ ...swaps, ...form },
    name: 'swaps, prices',
    concerns: (path) => path.includes('/fungible/price'),
    whole: (visited) => swapOf(visited)?.prices[''] !== undefined,
    wrong: {
      words: 'The swap is quoted, and nothing said of dollars',
      shown: (visited) => isQuoted(stateOf(visited)) && swapOf(visited)?.prices[''] === undefined,
    },
  },
  {
    ...{ ...swaps, ...form },
    name: 'swaps, price of gas',
    // A price may also be a number.
    harmless: ['slow', 'mistyped', 'misshapen'],
    concerns: (path) => path.includes('/convert/gas-price'),
    whole: (visited) => swapOf(visited)?.gasPrice !== undefined,
    wrong: {
      words: 'The swap is quoted, and nothing said of the network’s fee',
      shown: (visited) => swapOf(visited)?.status === 'ready' && swapOf(visited)?.gasPrice === undefined,
    },
  },
  {
    ...{ ...swaps, ...form },
    name: 'swaps, quote',
    concerns: (path) => path.includes('/convert/quotes'),
    whole: (visited) => isQuoted(stateOf(visited)),
    wrong: {
      words: '“No quote”; another is asked for while the form is looked at',
      shown: (visited) => swapOf(visited)?.quote?.status === 'failed',
    },
  },
  {
    ...{ ...swaps, ...review },
    name: 'swaps, allowance',
    // An allowance may also be a number.
    harmless: ['slow', 'mistyped', 'misshapen'],
    concerns: (path) => path.includes('/convert/allowance'),
    whole: isBuilt,
    wrong: {
      words: '“Failed to check allowance”, and nothing can be sent',
      shown: (visited) => isUnbuilt(visited) && snackShown(visited, 'allowance-unchecked'),
    },
  },
  {
    ...{ ...swaps, ...review },
    name: 'swaps, approval',
    concerns: (path) => path.includes('/convert/build-approve'),
    whole: isBuilt,
    wrong: {
      words: '“Failed to create approval transaction”, and nothing can be sent',
      shown: (visited) => isUnbuilt(visited) && snackShown(visited, 'approval-unbuilt'),
    },
  },
  {
    ...{ ...swaps, ...review },
    name: 'swaps, transaction',
    concerns: (path) => path.includes('/convert/build-transaction'),
    whole: isBuilt,
    wrong: {
      words: '“Failed to create transaction”, and nothing can be sent',
      shown: (visited) => isUnbuilt(visited) && snackShown(visited, 'swap-unbuilt'),
    },
  },
];
