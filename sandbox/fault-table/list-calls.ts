/** A page's calls for transactions and collectibles, page by page. */
import { nextPage } from '../../application/activity/actions.js';
import { pagesOf } from '../../application/activity/pages-of.js';
import type { PagesName } from '../../application/activity/state.js';
import type { Modal } from '../../application/modal/modal.js';
import { blockchainService } from '../../infrastructure/services/blockchain/index.js';
import { enSnacks } from '../../ui-react/shell/notices/snacks.en.js';
import { enLists } from '../../ui-react/views/lists/text.en.js';
import { type FaultCall, noSnack, onceKnown, servicesUrl, snackShown, stateOf } from './fault-call.js';
import type { VisitedModal } from './visited-modal.js';

/** Generated in addition to the real ones: more than two pages. */
const INVENTED = 'invented-120/';
const MUCH = 100;

const pages = (list: PagesName) => {
  const known = (visited: VisitedModal) => pagesOf(stateOf(visited), list);
  const open = (modal: Modal) =>
    modal.open({ route: { view: 'account', tab: list === 'activity' ? 'activity' : 'nfts' } });
  const readAll = async (modal: Modal) => {
    await open(modal);
    await onceKnown(modal, (state) => pagesOf(state, list)?.status === 'ready');
    for (let at = 0; at < 3 && (await nextPage(modal, list)).ok; at += 1);
  };
  return {
    target: (world: Parameters<FaultCall['target']>[0]) => servicesUrl(world) + INVENTED,
    options: (url: string) => ({ services: { ...blockchainService({ url }) } }),
    // A missing call is not a fault: the scenarios cover it.
    without: [404] as const,
    // Every half minute while visible.
    most: 3,
    first: {
      bring: open,
      retry: open,
      whole: (visited: VisitedModal) => (known(visited)?.items.length ?? 0) > 30 && known(visited)?.status === 'ready',
      failed: (visited: VisitedModal) => known(visited)?.status === 'failed' && known(visited)?.items.length === 0,
    },
    rest: {
      bring: readAll,
      retry: readAll,
      whole: (visited: VisitedModal) => (known(visited)?.items.length ?? 0) > MUCH,
      failed: (visited: VisitedModal) =>
        known(visited)?.status === 'failed' &&
        (known(visited)?.items.length ?? 0) > 30 &&
        known(visited)?.next !== undefined,
    },
  };
};

const isRest = (path: string) => /[?&]cursor=[^&]/.test(path);
const { first: history, rest: restOfHistory, ...activity } = pages('activity');
const { first: owned, rest: restOwned, ...collectibles } = pages('collectibles');

export const LIST_CALLS: readonly FaultCall[] = [
  {
    ...{ name: 'history', ...activity, ...history },
    concerns: (path) => path.includes('/history'),
    wrong: {
      words: `${enSnacks['transactions-unavailable']}; another try is offered`,
      shown: (visited) => snackShown(visited, 'transactions-unavailable') && history.failed(visited),
    },
  },
  {
    ...{ name: 'rest of the history', ...activity, ...restOfHistory },
    concerns: (path) => path.includes('/history') && isRest(path),
    wrong: {
      words: `${enLists.moreFailed} What is known stays, and another try is offered`,
      shown: restOfHistory.failed,
    },
  },
  {
    ...{ name: 'collectibles', ...collectibles, ...owned },
    concerns: (path) => path.includes('/collectibles'),
    wrong: {
      words: `${enLists.nftsFailed}; another try is offered`,
      shown: (visited) => noSnack(visited) && owned.failed(visited),
    },
  },
  {
    ...{ name: 'rest of the collectibles', ...collectibles, ...restOwned },
    concerns: (path) => path.includes('/collectibles') && isRest(path),
    wrong: {
      words: `${enLists.moreFailed} What is known stays, and another try is offered`,
      shown: (visited) => noSnack(visited) && restOwned.failed(visited),
    },
  },
];
