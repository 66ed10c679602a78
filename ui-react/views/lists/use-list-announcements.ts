import { useEffect, useRef } from 'react';
import type { Pages } from '../../../application/activity/state.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useText } from '../../parts/words/use-text.js';
import { enLists } from './text.en.js';

export interface ListAnnouncementTexts {
  readonly loading: string;
  readonly none: string;
  /** The text for a failed list; empty if it is announced elsewhere. */
  readonly failed: string;
}

/** Announces the loading of a list. A list that is reloaded without changes is not announced. */
export function useListAnnouncements(
  pages: Pages<unknown> | undefined,
  count: number,
  words: ListAnnouncementTexts,
): void {
  const text = useText('lists', enLists);
  const last = useRef<readonly [words: string, about?: unknown]>(['']);
  const announced = newsOf(pages, count, words, text);
  const now = announced === undefined ? last.current : ([announced, pages?.failure] as const);
  useEffect(() => {
    last.current = now;
  });
  useAnnounce(...now);
}

/** `undefined`: nothing new. */
function newsOf(
  pages: Pages<unknown> | undefined,
  count: number,
  { loading, none, failed }: ListAnnouncementTexts,
  text: typeof enLists,
): string | undefined {
  if (!pages || (pages.status === 'loading' && count === 0)) return loading;
  if (pages.status === 'failed') return count > 0 ? text.moreFailed : failed;
  if (count === 0) return pages.next === undefined ? none : loading;
  if (pages.status === 'loading') return undefined;
  return pages.next === undefined ? text.allShown(count) : text.shownSoFar(count);
}
