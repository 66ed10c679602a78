import { useEffect, useMemo } from 'react';
import { nextPage } from '../../../application/activity/actions.js';
import { familiarOf } from '../../../application/activity/familiar.js';
import { pagesOf, transactionsOf } from '../../../application/activity/pages-of.js';
import { NO_PAGES } from '../../../application/activity/state.js';
import { connectedOf, networkOf } from '../../../application/connect/selectors.js';
import { Skeleton } from '../../parts/layout/skeleton.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { offeredFeatures } from '../account/offered-features.js';
import type { ViewProps } from '../view-props.js';
import { ActivityLine } from './activity-line.js';
import { activityMonths, lineIdentity } from './activity-lines.js';
import { ListEnd } from './list-end.js';
import { ListEmpty, ListFailed } from './list-notes.js';
import { enLists } from './text.en.js';
import { useLineFocus } from './use-line-focus.js';
import { useListAnnouncements } from './use-list-announcements.js';
import { useShownPart } from './use-shown-part.js';

/** The heights of a month's title and of a line before the first measurement. */
const USUAL = [34, 58];
const BONES = 7;
/** The space between months. */
const GAP = 12;

/** The account's activity, month by month. Only what is in view is rendered. */
export function ActivityList({ state, modal }: Omit<ViewProps<'account'>, 'route'>) {
  const text = useText('lists', enLists);
  const format = useFormat();
  const network = networkOf(state);
  const canReceive = offeredFeatures(state.config, network).includes('receive');
  const pages = pagesOf(state, 'activity');
  const { items, sent } = pages ?? NO_PAGES;
  const months = useMemo(
    () => activityMonths(transactionsOf({ items, sent }), new Date(), format),
    [items, sent, format],
  );
  const account = connectedOf(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the state it is the account and what it did alone
  const familiar = useMemo(() => familiarOf(state), [items, sent, account]);
  const { element, ref, sizes, from, to } = useShownPart(2, USUAL);
  const [title = 0, line = 0] = sizes;
  const keys = useMemo(() => months.flatMap(({ lines }) => lines.map(lineIdentity)), [months]);
  const count = keys.length;
  const { active, ...focus } = useLineFocus(element, keys);

  let [top, before] = [0, 0];
  const placed = months.map((month) => {
    const place = { month, top, first: before };
    top += title + month.lines.length * line + GAP;
    before += month.lines.length;
    return place;
  });
  const expecting = pages?.next !== undefined;
  const nearEnd = to >= top && expecting && pages.status === 'ready';
  useEffect(() => {
    // New items are rendered first: only then is it known whether the end is still near.
    if (nearEnd && pagesOf(modal.getState(), 'activity') === pages) void nextPage(modal, 'activity');
  });
  // A loading failure is announced by its notice.
  useListAnnouncements(pages, count, { loading: text.loadingActivity, none: text.noActivity, failed: '' });

  if (!pages || (count === 0 && (pages.status === 'loading' || pages.status === 'idle' || expecting))) {
    return <ActivityBones title />;
  }
  const again = () => void nextPage(modal, 'activity');
  if (count === 0) {
    if (pages.status === 'failed')
      return <ListFailed title={text.activityFailed} failure={pages.failure} onRetry={again} />;
    return (
      <ListEmpty
        title={text.noActivity}
        lead={text.noActivityLead(network?.name ?? '')}
        unknown={[text.unknownTitle, text.unknownLead(network?.name ?? '')]}
        failure={pages.failure}
        onReceive={canReceive ? () => void modal.push({ view: 'receive' }) : undefined}
        onCopy={() => void modal.copyAddress()}
      />
    );
  }
  return (
    <>
      <div className="ph-long" ref={ref} style={{ blockSize: top - GAP }} data-testid="month-indexes" {...focus}>
        <div className="ph-ruler ph-month-title" aria-hidden="true" />
        <div className="ph-ruler ph-act" aria-hidden="true" />
        {placed
          .filter(({ top: start, month, first }) => {
            const end = start + title + month.lines.length * line;
            const kept = active >= first && active < first + month.lines.length;
            return kept || (end >= from && start <= to);
          })
          .map(({ month, top: start, first }) => {
            const [head, tail] = [from - start - title, to - start - title].map((each) => Math.floor(each / line));
            return (
              <section key={month.key} className="ph-month" style={{ insetBlockStart: start }} aria-label={month.title}>
                <p className="ph-month-title" aria-hidden="true" data-testid="group-title">
                  {month.title}
                </p>
                <ul className="ph-group ph-group-marks ph-acts" style={{ blockSize: month.lines.length * line }}>
                  {month.lines.map((each, at) => {
                    if (first + at !== active && (at < (head ?? 0) || at > (tail ?? 0))) return undefined;
                    return (
                      <li
                        key={each.key}
                        className="ph-act"
                        style={{ insetBlockStart: at * line }}
                        aria-setsize={month.lines.length}
                        aria-posinset={at + 1}
                      >
                        <ActivityLine line={each} {...{ network, familiar }} at={first + at} />
                      </li>
                    );
                  })}
                </ul>
              </section>
            );
          })}
      </div>
      <ListEnd pages={pages} onRetry={again}>
        <ActivityBones rows={3} />
      </ListEnd>
    </>
  );
}

/** Lines in their final places before they are known. */
function ActivityBones({ title, rows = BONES }: { readonly title?: boolean; readonly rows?: number }) {
  return (
    <div className="ph-long" aria-hidden="true">
      {title && (
        <div className="ph-month-title">
          <Skeleton width={3} />
        </div>
      )}
      <ul className="ph-group ph-group-marks ph-fading">
        {Array.from({ length: rows }, (_, at) => at).map((at) => (
          <li key={at} className="ph-act">
            <span className="ph-row">
              <span className="ph-bone ph-bone-mark" />
              <span className="ph-row-text ph-bone-text">
                <Skeleton width={2} />
                <Skeleton width={3} />
              </span>
              <span className="ph-row-end ph-bone-text">
                <Skeleton width={3} />
                <Skeleton width={1} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
