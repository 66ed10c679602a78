import { useEffect, useRef } from 'react';
import type { Pages } from '../../../application/activity/state.js';
import { useSaid } from '../../parts/use-said.js';
import { useText } from '../../parts/use-text.js';
import { enLists } from '../../text/en-lists.js';

export interface ListNewsWords {
  readonly loading: string;
  readonly none: string;
  /** Nothing could be read; empty where that is said elsewhere. */
  readonly failed: string;
}

/**
 * Has read out how a list comes. `atEnd`: somebody waits for more. What is looked at anew, and is as it was, is no news.
 */
export function useListNews(
  pages: Pages<unknown> | undefined,
  count: number,
  atEnd: boolean,
  words: ListNewsWords,
): void {
  const text = useText('lists', enLists);
  const last = useRef<{ readonly words: string; readonly about: unknown }>({ words: '', about: undefined });
  const told = newsOf(pages, count, atEnd, words, text);
  const now = told === undefined ? last.current : { words: told, about: pages?.failure };
  useEffect(() => {
    last.current = now;
  });
  useSaid(now.words, now.about);
}

/** `undefined`: nothing that was not said before. */
function newsOf(
  pages: Pages<unknown> | undefined,
  count: number,
  atEnd: boolean,
  { loading, none, failed }: ListNewsWords,
  text: typeof enLists,
): string | undefined {
  const expecting = pages?.next !== undefined;
  if (!pages || (pages.status === 'loading' && count === 0)) return loading;
  if (pages.status === 'failed') return count > 0 ? text.moreFailed : failed;
  if (count === 0) return expecting ? loading : none;
  if (pages.status === 'loading') return atEnd && expecting ? text.loadingMore : undefined;
  return expecting ? text.shownSoFar(count) : text.allShown(count);
}
