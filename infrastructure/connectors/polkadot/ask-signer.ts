/** Requests to a wallet's own objects. */
import { Observable } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import { failureFromRpc } from '../../../domain/json-rpc/rpc-error.js';
import { readProperty } from '../../../domain/value/read-property.js';

/** Messages of wallets without a code. */
const REFUSED = /\b(reject|declin|denied|deny|cancel|not allowed)/i;

/**
 * Sends on subscription, in the same tick, so that a user gesture still counts. One answer, unchecked, then completes;
 * fails with a `Failure`. Unsubscribing drops a late answer.
 */
export function askOwn(owner: unknown, method: string, ...given: readonly unknown[]): Observable<unknown> {
  return new Observable((subscriber) => {
    const call = readProperty(owner, method);
    if (typeof call !== 'function') {
      subscriber.error(new Failure('method-not-supported', `The method "${method}" is not supported by the wallet`));
      return;
    }
    new Promise((resolve) => resolve(Reflect.apply(call, owner, given))).then(
      (answer) => {
        subscriber.next(answer);
        subscriber.complete();
      },
      (error: unknown) => subscriber.error(failureOf(error)),
    );
  });
}

function failureOf(error: unknown): Failure {
  const failure = failureFromRpc(error);
  const refused = failure.code === 'unknown' && REFUSED.test(failure.message);
  return refused ? new Failure('rejected', failure.message, { data: failure.data, cause: error }) : failure;
}
