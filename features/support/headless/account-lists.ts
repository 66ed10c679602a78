/** What the account did and owns that is one of its kind. */
import { accountTab, accountTabs } from '../../../application/account/tabs.js';
import { pagesOf, transactionsOf } from '../../../application/activity/pages-of.js';
import type { Pages } from '../../../application/activity/state.js';
import { networkOf } from '../../../application/selectors.js';
import { familiarOf } from '../../../application/send/familiar.js';
import { en } from '../../../ui-react/text/en.js';
import { activityMonths, describeLine } from '../../../ui-react/views/lists/activity-lines.js';
import { type Action, action, NEXT_PAGE, type Screen, type Seen } from './screen.js';

const { lists: text } = en;

export function tabActions({ state, modal }: Pick<Seen, 'state' | 'modal'>): readonly Action[] {
  const tabs = accountTabs(state);
  if (tabs.length < 2) return [];
  return tabs.map((tab) =>
    action(text[tab], () => void modal.replace(tab === 'tokens' ? { view: 'account' } : { view: 'account', tab })),
  );
}

/** Nothing where what the account holds is looked at. */
export function listOf({ state, modal, now }: Pick<Seen, 'state' | 'modal' | 'now'>): Screen {
  const name = networkOf(state)?.name ?? '';
  const receive = () => void modal.push({ view: 'receive' });
  switch (accountTab(state)) {
    case 'activity': {
      const pages = pagesOf(state, 'activity');
      const months = pages ? activityMonths(transactionsOf(pages), new Date(now)) : [];
      const lines = months.flatMap(({ title, lines: some }) => [
        title,
        ...some.map((line) => {
          const { title: what, note, amount, end } = describeLine(line, text, familiarOf(state));
          return [what, note, amount, end].filter(Boolean).join(' ');
        }),
      ]);
      const words = { ...{ loading: text.loadingActivity, failed: text.activityFailed, none: text.noActivity } };
      return shown(
        pages,
        lines,
        { ...words, lead: text.noActivityLead(name), unknown: text.unknownLead(name) },
        {
          receive,
          next: () => void modal.nextPage('activity'),
        },
      );
    }
    case 'nfts': {
      const pages = pagesOf(state, 'collectibles');
      const tiles = (pages?.items ?? []).map((item) => [item.name, item.collection].filter(Boolean).join(' '));
      const words = { ...{ loading: text.loadingNfts, failed: text.nftsFailed, none: text.noNfts } };
      return shown(
        pages,
        tiles,
        { ...words, lead: text.noNftsLead(name), unknown: text.unknownLead(name) },
        {
          receive,
          next: () => void modal.nextPage('collectibles'),
        },
      );
    }
    default:
      return { texts: [], actions: [] };
  }
}

interface Ways {
  readonly next: () => void;
  readonly receive: () => void;
}

type Words = Readonly<Record<'loading' | 'failed' | 'none' | 'lead' | 'unknown', string>>;

function shown(
  pages: Pages<unknown> | undefined,
  lines: readonly string[],
  words: Words,
  { next, receive }: Ways,
): Screen {
  if (!pages || (lines.length === 0 && (pages.status === 'loading' || pages.status === 'idle'))) {
    return { texts: [words.loading], actions: [] };
  }
  const failed = pages.status === 'failed';
  const empty = lines.length === 0 && !failed;
  const unknown = empty && pages.failure !== undefined;
  const nothing = unknown ? [text.unknownTitle, words.unknown] : empty ? [words.none, words.lead] : [];
  return {
    texts: [...lines, ...nothing, ...(failed ? [lines.length > 0 ? text.moreFailed : words.failed] : [])],
    actions: [
      ...(empty && !unknown ? [action(text.receive, receive)] : []),
      ...(failed ? [action(en.common.tryAgain, next)] : []),
      ...(pages.next !== undefined && !failed ? [action(NEXT_PAGE, next)] : []),
    ],
  };
}
