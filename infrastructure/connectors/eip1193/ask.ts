/** One request to a provider. */
import { Observable } from 'rxjs';
import { failureFromRpc } from '../../../domain/json-rpc/rpc-error.js';
import { type Eip1193Provider, requestOf } from './provider.js';

/**
 * Sends on subscription, in the same tick, so that the user gesture still counts. Emits one answer, then completes;
 * fails with a `Failure`. Unsubscribing ignores a late answer: EIP-1193 cannot cancel a request.
 */
export function ask(provider: Eip1193Provider, method: string, params?: unknown): Observable<unknown> {
  return new Observable((subscriber) => {
    // Our own promise: a provider may throw, return anything else than a promise, or a thenable that settles twice.
    new Promise((resolve) => resolve(requestOf(provider)({ method, ...(params !== undefined && { params }) }))).then(
      (answer) => {
        subscriber.next(answer);
        subscriber.complete();
      },
      (error: unknown) => subscriber.error(failureFromRpc(error)),
    );
  });
}
