/** Listening to a provider's events. */
import { Observable } from 'rxjs';
import type { Eip1193Context } from './eip1193-context.js';
import type { Eip1193Provider } from './provider.js';

/** The first argument of each event. A provider without events, or one that throws when listened to, emits none. */
export function listen(provider: Eip1193Provider, event: string, context: Eip1193Context): Observable<unknown> {
  const guarded = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      context.log('info', `The wallet failed to add a listener for ${event}`, error);
    }
  };
  return new Observable((subscriber) => {
    const listener = (argument?: unknown) => subscriber.next(argument);
    guarded(() => provider.on?.(event, listener));
    return () => guarded(() => provider.removeListener?.(event, listener));
  });
}
