/**
 * In the published package, replaces rxjs's modules `innerFrom` and `from` (Apache-2.0): the conversion of other values to streams, without asynchronous
 * iterables, readable streams and schedulers, which are not used here (`scripts/scheduler-rule.mjs`). Observables of another rxjs are accepted.
 */
import { Observable } from 'rxjs/internal/Observable';
import { observable } from 'rxjs/internal/symbol/observable';
import { isInteropObservable } from 'rxjs/internal/util/isInteropObservable';
import { isIterable } from 'rxjs/internal/util/isIterable';
import { isPromise } from 'rxjs/internal/util/isPromise';
import { reportUnhandledError } from 'rxjs/internal/util/reportUnhandledError';

export function innerFrom(input) {
  if (input instanceof Observable) return input;
  if (input != null) {
    if (isInteropObservable(input)) return new Observable((subscriber) => input[observable]().subscribe(subscriber));
    if (isPromise(input)) return fromPromise(input);
    if (isIterable(input)) return fromIterable(input);
  }
  throw new TypeError('Not a stream');
}

function fromPromise(promise) {
  return new Observable((subscriber) => {
    promise
      .then(
        (value) => {
          subscriber.next(value);
          subscriber.complete();
        },
        (error) => subscriber.error(error),
      )
      .then(null, reportUnhandledError);
  });
}

function fromIterable(values) {
  return new Observable((subscriber) => {
    for (const value of values) {
      // A value may have ended the subscription.
      if (subscriber.closed) return;
      subscriber.next(value);
    }
    subscriber.complete();
  });
}

export { innerFrom as from };
