import type { InteropObservable, Observer, Unsubscribable } from 'rxjs';

/**
 * A stream of values. It follows the observable protocol, so any observable library accepts it: `from(modal.state$)`
 * with rxjs.
 */
export interface Stream<T> extends InteropObservable<T> {
  /** Calls back with each value, in order. Completes when the modal is destroyed; never fails. */
  subscribe(observer: Partial<Observer<T>> | ((value: T) => void)): Unsubscribable;
}
