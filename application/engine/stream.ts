/**
 * The streams a host sees. Not rxjs itself, which is not on the page before the core is; any observable library takes
 * one: `from(modal.state$)`.
 */
import type { InteropObservable, Observer, Unsubscribable } from 'rxjs';

export interface Stream<T> extends InteropObservable<T> {
  /** Calls back with each value, in order. Ends with `complete` when the modal is destroyed; never fails. */
  subscribe(observer: Partial<Observer<T>> | ((value: T) => void)): Unsubscribable;
}
