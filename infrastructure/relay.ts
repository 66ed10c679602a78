/** A stream fed by the relay's owner. With a first value it keeps the last one and emits it on subscription. */
import type { Observer } from 'rxjs';
import type { Stream } from '../application/engine/stream.js';

export interface Relay<T extends object> extends Pick<Observer<T>, 'next' | 'complete'> {
  readonly stream: Stream<T>;
}

export function relay<T extends object>(...first: readonly [] | readonly [T]): Relay<T> {
  const observers = new Set<Partial<Observer<T>>>();
  let last: readonly [] | readonly [T] = first;
  let done = false;
  const stream: Stream<T> = {
    subscribe(given) {
      // Its own object, so that the same observer can subscribe twice.
      const observer: Partial<Observer<T>> = typeof given === 'function' ? { next: given } : Object.create(given);
      if (!done) observers.add(observer);
      for (const value of last) observer.next?.(value);
      if (done) observer.complete?.();
      return { unsubscribe: () => void observers.delete(observer) };
    },
    // Libraries use this name if the symbol is not defined.
    [Symbol.observable ?? '@@observable']: () => stream,
  };
  return {
    stream,
    next(value) {
      if (last[0]) last = [value];
      // At once. What an observer throws becomes an unhandled rejection, and the others still get the value.
      for (const observer of [...observers]) void new Promise(() => observer.next?.(value));
    },
    complete() {
      done = true;
      for (const observer of [...observers]) observer.complete?.();
      observers.clear();
    },
  };
}
