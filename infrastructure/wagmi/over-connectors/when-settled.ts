/** Waits for wagmi. */
import type { Config } from '@wagmi/core';
import { Observable } from 'rxjs';
import { storedBy } from '../stored-by-wagmi.js';
import { isSettled } from './is-settled.js';

/** Emits once wagmi is neither connecting nor about to connect again, and completes. */
export function whenSettled(config: Config): Observable<undefined> {
  return new Observable((subscriber) => {
    const look = () => {
      if (!isSettled(config)) return;
      subscriber.next(undefined);
      subscriber.complete();
    };
    look();
    if (subscriber.closed) return undefined;
    subscriber.add(config.subscribe((state) => state, look));
    subscriber.add(storedBy(config)?.onFinishHydration(look));
    return undefined;
  });
}
