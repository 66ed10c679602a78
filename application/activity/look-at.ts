/** Reads a list while it is shown: the first page at once, and additions from time to time. */
import { exhaustMap, filter, type Observable, takeUntil, timer } from 'rxjs';
import { minedTime } from '../../domain/transaction/transaction.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { askPage } from './ask-page.js';
import { pagesOf } from './pages-of.js';
import type { PagesName } from './state.js';

/** How long the data counts as fresh, in milliseconds. */
const LIFETIME = 30_000;
/** The interval while a transaction is pending, which is soon known. */
const PAUSE = 4_000;
/** The longest time that a visitor waits for that. */
const SOON = 120_000;

/** `gone$`: the list is no longer shown. Requests already under way still complete. */
export function lookAt(deps: Deps, list: PagesName, gone$: Observable<unknown>): Observable<Event> {
  return timer(0, 1_000, deps.scheduler).pipe(
    takeUntil(gone$),
    filter((count) => isDue(deps, list, count === 0)),
    exhaustMap((count) => {
      const known = pagesOf(deps.state(), list);
      return askPage(deps, list, known?.read.length ? 'anew' : 'next', count > 0);
    }),
  );
}

function isDue(deps: Deps, list: PagesName, atOnce: boolean): boolean {
  const pages = pagesOf(deps.state(), list);
  if (!pages || pages.status === 'idle') return true;
  if (pages.status === 'loading') return false;
  if (pages.status === 'failed' && atOnce) return true;
  const now = deps.scheduler.now();
  const age = now - (pages.at ?? 0);
  const awaited = pages.sent?.some((sent) => {
    const { status } = sent.metadata;
    return status === 'pending' || (status === 'confirmed' && now - (minedTime(sent) ?? 0) < SOON);
  });
  return age >= (awaited ? PAUSE : LIFETIME);
}
