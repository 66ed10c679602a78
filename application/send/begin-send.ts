/** Coming to an empty send form, the network's own currency is chosen already. */
import { distinctUntilChanged, EMPTY, map, type Observable, switchMap } from 'rxjs';
import { nativeToken } from '../account/native-token.js';
import type { Reaction } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import { topRoute } from '../router.js';
import { networkOf } from '../selectors.js';

export const beginSend: Reaction = ({ state$, state }) =>
  state$.pipe(
    map(({ router }) => topRoute(router).view === 'send'),
    distinctUntilChanged(),
    switchMap((onForm): Observable<Event> => {
      const network = networkOf(state());
      if (!onForm || state().send.token || !network || network.unsupported) return EMPTY;
      return happened({ type: 'send.edited', patch: { token: nativeToken(network) } });
    }),
  );
