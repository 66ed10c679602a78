/** Shares what a link reports among all subscribers. */
import { Observable, Subject, type Subscription } from 'rxjs';
import type { LinkChange } from '../../application/ports/link.js';

/** All subscribers share one listener; a lost link stays lost: later subscribers are notified at once. */
export function oneListener(events$: Observable<LinkChange>): Observable<LinkChange> {
  const changes = new Subject<LinkChange>();
  let listening: Subscription | undefined;
  return new Observable((subscriber) => {
    subscriber.add(changes.subscribe(subscriber));
    if (subscriber.closed) return;
    listening ??= events$.subscribe(changes);
    subscriber.add(() => {
      if (changes.observed) return;
      listening?.unsubscribe();
      listening = undefined;
    });
  });
}
