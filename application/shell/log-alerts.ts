/** An alert's long text always goes to the console, for the developer who can mend it. */
import { EMPTY, mergeMap } from 'rxjs';
import type { Reaction } from '../deps.js';

export const logAlerts: Reaction = ({ events$, device }) =>
  events$.pipe(
    mergeMap((event) => {
      if (event.type === 'alert.raised') device.log('error', event.alert.long);
      return EMPTY;
    }),
  );
