/** Known events, as the stream that a use case returns. */
import { from, type Observable } from 'rxjs';
import type { Event } from './events.js';

export function happened(...events: readonly Event[]): Observable<Event> {
  return from(events);
}
