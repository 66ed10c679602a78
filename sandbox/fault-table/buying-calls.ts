/** A page's calls to an onramp service. */
import { editBuy } from '../../application/buy/actions.js';
import type { Modal } from '../../application/modal/modal.js';
import { buyWith, onramp } from '../../infrastructure/services/onramp/index.js';
import { type FaultCall, noSnack, onceKnown, servicesUrl, stateOf } from './fault-call.js';
import type { VisitedModal } from './visited-modal.js';

const buyOf = (visited: VisitedModal) => stateOf(visited).buy;
const fill = async (modal: Modal, amount: string) => {
  await onceKnown(modal, ({ buy }) => buy?.status === 'ready');
  await editBuy(modal, { amount });
};
const look = async (modal: Modal) => {
  await modal.open({ view: 'OnRampProviders' });
};
/** The screen has been left meanwhile. */
const lookAgain = async (modal: Modal) => {
  await modal.open({ view: 'Account' });
  await look(modal);
};

const buying = {
  target: servicesUrl,
  options: (url: string) => ({
    services: {
      onramp: onramp({
        url,
        sellers: [
          buyWith({ id: 'tide', name: 'Tide', origin: 'https://tide.example', page: () => 'https://tide.example' }),
        ],
      }),
    },
  }),
  // Not retried automatically.
  most: 0,
};

export const BUYING_CALLS: readonly FaultCall[] = [
  {
    ...buying,
    name: 'what can be bought',
    concerns: (path) => path.includes('/onramp/options'),
    // The screen is left and shown again, and waits each time: longer than one run.
    without: ['slow'],
    bring: look,
    retry: lookAgain,
    whole: (visited) => buyOf(visited)?.status === 'ready' && buyOf(visited)?.standIn === false,
    wrong: {
      words: 'The usual currencies and coins, and that they are the usual',
      shown: (visited) => noSnack(visited) && buyOf(visited)?.standIn === true,
    },
  },
  {
    ...buying,
    name: 'what an amount comes to',
    concerns: (path) => path.includes('/onramp/quote'),
    bring: async (modal) => {
      await look(modal);
      await fill(modal, '100');
    },
    retry: async (modal) => {
      await lookAgain(modal);
      await fill(modal, '101');
    },
    whole: (visited) => buyOf(visited)?.quote?.status === 'ready' && !buyOf(visited)?.quote?.estimate,
    wrong: {
      words: 'One to one, as an estimate',
      shown: (visited) => noSnack(visited) && buyOf(visited)?.quote?.estimate === true,
    },
  },
];
