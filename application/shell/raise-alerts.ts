/** Shows an alert's text, which few pages ever need. The long text goes to the console, for developers. */
import { catchError, EMPTY, map, mergeMap, type Observable } from 'rxjs';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';

interface Needs extends Pick<Deps, 'events$' | 'parts'> {
  readonly device: Pick<Deps['device'], 'log' | 'origin'>;
}

export const raiseAlerts = ({ events$, device, parts }: Needs): Observable<Event> =>
  events$.pipe(
    mergeMap((event) => {
      if (event.type === 'alert.raised') device.log('error', event.alert.long);
      if (event.type !== 'alert.due') return EMPTY;
      const { key } = event;
      return parts.alerts.pipe(
        map(({ alertOf }): Event => ({ type: 'alert.raised', alert: alertOf(key, device.origin) })),
        catchError(() => {
          device.log('error', key);
          return EMPTY;
        }),
      );
    }),
  );
