/** Queries of dapps with their own screens to the exchange service: exchanges, the page to pay at, and the status. */
import { catchError, defer, map, mergeMap, type Observable, take, throwError } from 'rxjs';
import { accountIdOf } from '../../domain/address/account-id.js';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { type PayErrorCode, payCodeOf, payError } from '../../domain/trade/pay-error.js';
import { assetIdOf, baseSixteen, checkedPayment, type PaymentAsset } from '../../domain/trade/payment.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { UseCase } from '../engine/use-case.js';
import type { Exchanges } from '../ports/exchanges.js';
import { mustBeOn } from './must-be-on.js';

/** Which exchanges to list. */
export interface WantedExchanges {
  /** From 1. Default 1. */
  readonly page?: number | undefined;
  /** Ids: only these exchanges. Absent: all. */
  readonly includeOnly?: readonly string[] | undefined;
  /** Ids: all exchanges except these. */
  readonly exclude?: readonly string[] | undefined;
  /** Only exchanges that support this asset and amount. */
  readonly paymentAsset?: PaymentAsset | undefined;
}

/** A request for an exchange's page: the exchange and the payment. */
export interface WantedPage {
  readonly exchangeId: string;
  readonly paymentAsset: PaymentAsset;
}

export const availableExchanges = (asked: WantedExchanges = {}): UseCase =>
  asking('UNABLE_TO_GET_EXCHANGES', (service) => {
    const { page = 1, includeOnly, exclude, paymentAsset } = (asked ?? {}) as WantedExchanges;
    const wanted = paymentAsset && wireOf(paymentAsset);
    return service.exchanges({
      ...{ page, ...(includeOnly && { includeOnly }), ...(exclude && { exclude }) },
      ...(wanted && { asset: wanted.asset, amount: wanted.amount }),
    });
  });

/** `newTab`: where to show it, once known; absent: it is only returned. */
export const payUrl = (wanted: WantedPage, newTab?: boolean): UseCase =>
  asking('UNABLE_TO_GET_PAY_URL', (service) => {
    const { exchangeId, paymentAsset } = (wanted ?? {}) as WantedPage;
    // Opened first, while the user gesture lasts.
    const opening = newTab === undefined ? undefined : service.opening(newTab);
    return defer(() => service.payPage({ exchangeId: requiredId({ exchangeId }), ...wireOf(paymentAsset) })).pipe(
      map((page) => {
        const opened = opening?.lead(page.url);
        return { ...page, ...(opened !== undefined && { opened }) };
      }),
      catchError((error: unknown) => {
        opening?.giveUp();
        return throwError(() => error);
      }),
    );
  });

export const buyStatus = (exchangeId: string, sessionId: string): UseCase =>
  asking('UNABLE_TO_GET_BUY_STATUS', (service) =>
    service.status(requiredId({ exchangeId }), requiredId({ sessionId })),
  );

/** From plain JavaScript, an id may be missing. */
function requiredId(given: Readonly<Record<string, string>>): string {
  const [[name, id] = []] = Object.entries(given);
  if (typeof id !== 'string' || id === '') throw new Failure('invalid-options', `\`${name}\` is missing`);
  return id;
}

function asking(code: PayErrorCode, ask: (service: Exchanges) => Observable<object>): UseCase {
  return (deps: Deps) =>
    defer(() => {
      mustBeOn(deps);
      const service$ =
        deps.services?.exchanges ?? throwError(() => payError(code, 'There is no service: `services.exchanges`'));
      return service$.pipe(
        mergeMap(ask),
        take(1),
        map((result): Event => ({ type: 'exchange.answered', result })),
        catchError((error: unknown) => throwError(() => refusalOf(toFailure(error), code))),
      );
    });
}

/** The format that exchanges' services expect. */
function wireOf(paymentAsset: PaymentAsset) {
  return wireOfPayment(checkedPayment(paymentAsset));
}

export function wireOfPayment({ token, recipient, amountText }: ReturnType<typeof checkedPayment>) {
  const amount = baseSixteen(amountText, token.decimals);
  return { asset: assetIdOf(token), amount, recipient: accountIdOf(token.networkId, recipient) };
}

/** Keeps a pay error as it is; otherwise names what could not be done. */
export function refusalOf(failure: Failure, code: PayErrorCode): Failure {
  if (payCodeOf(failure) !== 'UNKNOWN_ERROR') return failure;
  const unsupported = failure.message.includes('is not supported');
  return payError(unsupported ? 'ASSET_NOT_SUPPORTED' : code, failure.message, failure);
}
