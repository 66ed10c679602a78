/** Opens a seller's page, and waits until the purchase has arrived. */
import { concat, defer, EMPTY, type Observable } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Transaction } from '../../domain/transaction/transaction.js';
import { accountIdOfState } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { untilLeft } from '../shell/until-left.js';
import { buyForm } from './buy-form.js';
import type { BuyStep } from './state.js';
import { watchPurchase } from './watch-purchase.js';
import { withOnramp } from './with-onramp.js';

/** The maximum number of earlier purchases to show. */
const MOST = 50;

export const buy =
  (deps: Deps) =>
  ({ sellerId }: { readonly sellerId: string }): Observable<Event> =>
    withOnramp(deps, ({ onramp, accountId }) => {
      const form = buyForm(deps.state());
      const found = form?.buy.sellers.find(({ id }) => id === sellerId);
      const seller = onramp.sellers.find(({ id }) => id === sellerId);
      if (!found || !seller) throw new Failure('connector-not-found', 'There is no seller with that id');
      const question = form?.question;
      if (!question) throw new Failure('invalid-amount', 'The amount is not within the limits');
      const { page } = found;
      if (page === undefined) throw found.failure ?? new Failure('request-failed', 'The page is not known yet');
      // Opened first, while the user gesture lasts.
      const opened = onramp.show(page);
      const at = (stage: BuyStep['stage'], made?: readonly Transaction[]): Event => ({
        type: 'buy.changed',
        patch: { step: { seller: found, page, stage }, ...(made && { made: made.slice(0, MOST) }) },
      });
      const unwatched = opened ? 'unwatched' : 'blocked';
      return concat(
        happened(
          at(seller.watched && opened ? 'window' : unwatched),
          { type: 'buy.started', seller: found.name },
          { type: 'route.pushed', route: { view: 'buy-in-progress' } },
        ),
        seller.watched ? watchPurchase(deps, onramp.purchases(seller, question), at) : EMPTY,
        defer(() => {
          // The purchase appears among the balances.
          if (seller.watched) deps.ask({ type: 'refresh-balance' });
          return happened({ type: 'buy.ended' });
        }),
      ).pipe(
        untilLeft(
          deps,
          ({ view }) =>
            (view === 'buy-in-progress' || view === 'on-ramp-activity') && accountIdOfState(deps.state()) === accountId,
          'buy.ended',
        ),
      );
    });
