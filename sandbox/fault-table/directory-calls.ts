/** A page's calls to a directory of wallets and images. */
import { nextWallets, searchWallets, showWalletImages } from '../../application/catalogue/actions.js';
import { allWallets } from '../../application/catalogue/all-wallets.js';
import { pictureKey } from '../../application/catalogue/pictures/picture-key.js';
import { pictureOf } from '../../application/catalogue/pictures/picture-of.js';
import type { State } from '../../application/engine/state.js';
import type { Modal } from '../../application/modal/modal.js';
import { httpCatalogue } from '../../infrastructure/services/catalogue/http/index.js';
import type { World } from '../world.js';
import { type FaultCall, has, servicesUrl, stateOf } from './fault-call.js';

const directory = {
  disconnected: true as const,
  target: ({ directory: { url } }: World) => url,
  options: (url: string) => ({ services: { catalogue: httpCatalogue({ url, projectId: 'fault-table' }) } }),
};
const cards = (state: State) => allWallets(state, false);
const openAll = async (modal: Modal) => {
  await modal.open({ view: 'AllWallets' });
  // Done by the screen, which renders nothing here.
  await nextWallets(modal);
};

/** Items without an icon on the account screen. */
const ETHER = pictureKey({ kind: 'token', symbol: 'ETH' });
const etherPicture = ({ catalogue }: State) => catalogue?.images[ETHER] ?? '';

export const DIRECTORY_CALLS: readonly FaultCall[] = [
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
      await searchWallets(modal, 'otter');
    },
    whole: (visited) => (stateOf(visited).catalogue?.search?.wallets.length ?? 0) > 0,
    wrong: {
      words: 'The search says that it failed',
      shown: (visited) => stateOf(visited).catalogue?.search?.progress.status === 'failed',
    },
    retry: async (modal) => {
      await openAll(modal);
      await searchWallets(modal, 'otter');
    },
    most: 2,
  },
  {
    name: 'wallet picture',
    ...directory,
    concerns: (path) => path.includes('getWalletImage'),
    bring: async (modal) => {
      await openAll(modal);
      await nextWallets(modal);
      await showWalletImages(
        modal,
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
      await showWalletImages(
        modal,
        cards(modal.getState())
          .flatMap(({ imageId }) => imageId ?? [])
          .slice(0, 4),
      );
    },
    // Images are not JSON, and any image is valid.
    harmless: ['slow', 'misshapen'],
    most: 40,
  },
  {
    name: 'token picture',
    target: servicesUrl,
    concerns: (path) => path.includes('getTokenImage'),
    options: (url) => ({ services: { catalogue: httpCatalogue({ url }) } }),
    bring: (modal) => modal.open(),
    retry: async (modal) => {
      await modal.close();
      await modal.open();
    },
    whole: (visited) => etherPicture(stateOf(visited)).startsWith('data:image/'),
    wrong: {
      words: 'A letter in place of the picture; what is held stands beside it',
      shown: (visited) => etherPicture(stateOf(visited)) === '' && has(stateOf(visited), 'ETH'),
    },
    // Images are not JSON, and any image is valid.
    harmless: ['slow', 'misshapen'],
    most: 4,
  },
  {
    name: 'allowed origins',
    ...directory,
    concerns: (path) => path.includes('origins'),
    bring: openAll,
    retry: openAll,
    // It reports nothing about a page that is allowed, or that it cannot check.
    whole: (visited) => cards(stateOf(visited)).length > 30,
    wrong: { words: 'Nothing; the list is whole', shown: (visited) => cards(stateOf(visited)).length > 30 },
    most: 1,
  },
];
