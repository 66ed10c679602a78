/** Lists the exchanges that a payment can be made from. */
import { catchError, concat, defer, EMPTY, map, mergeMap, take, throwError } from 'rxjs';
import { toFailure } from '../../domain/failure/to-failure.js';
import { payError } from '../../domain/trade/pay-error.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { UseCase } from '../engine/use-case.js';
import type { PayState } from './state.js';

export const listExchanges = (): UseCase => (deps) =>
  defer(() => {
    const { payment, options } = deps.state().pay ?? {};
    const service$ = deps.services?.exchanges;
    if (!service$ || !payment) return EMPTY;
    const listing = (status: PayState['exchanges']['status'], list: PayState['exchanges']['list'] = []): Event => ({
      type: 'pay.changed',
      patch: { exchanges: { status, list } },
    });
    const isStill = () => deps.state().pay?.payment === payment;
    return concat(
      happened(listing('loading')),
      service$.pipe(
        mergeMap((service) => service.exchanges({ page: 1 })),
        take(1),
        map(({ exchanges }) => {
          const { includeOnly, exclude = [] } = options?.payWithExchange ?? {};
          const wanted = exchanges.filter(({ id }) => (includeOnly?.includes(id) ?? true) && !exclude.includes(id));
          return listing('ready', wanted);
        }),
        mergeMap((event) => (isStill() ? happened(event) : EMPTY)),
        catchError((error: unknown) =>
          isStill()
            ? concat(
                happened(listing('failed'), {
                  type: 'snack.shown',
                  snack: { kind: 'error', message: 'exchanges-unavailable', autoClose: true },
                }),
                throwError(() => payError('UNABLE_TO_GET_EXCHANGES', undefined, toFailure(error))),
              )
            : EMPTY,
        ),
      ),
    );
  });
