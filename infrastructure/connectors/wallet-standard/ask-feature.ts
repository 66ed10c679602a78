/** One request to a wallet. */
import { Observable } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import { failureFromRpc } from '../../../domain/json-rpc/rpc-error.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { featureOf, type StandardWallet } from './standard-wallet.js';

/** Messages of wallets without a code. */
const REFUSED = /\b(reject|declin|denied|deny|cancel)/i;

/**
 * Sends on subscription, in the same tick, so that a user gesture still counts. One answer, unchecked, then completes;
 * fails with a `Failure`, `method-not-supported` where it has no such feature. Unsubscribing drops a late answer.
 */
export function askFeature(
  wallet: StandardWallet,
  feature: string,
  method: string,
  ...given: readonly unknown[]
): Observable<unknown> {
  return new Observable((subscriber) => {
    const owner = featureOf(wallet, feature);
    const call = readProperty(owner, method);
    if (typeof call !== 'function') {
      subscriber.error(new Failure('method-not-supported', `The wallet does not support the "${feature}" feature`));
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
