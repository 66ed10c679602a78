/** Events that are known already, as the stream a use case answers with. */
import { from, type Observable } from 'rxjs';
import type { Event } from './events.js';

export function happened(...events: readonly Event[]): Observable<Event> {
  return from(events);
}
