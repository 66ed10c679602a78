/**
 * Ends a session with a wallet on another device that another connection has replaced, in this tab or in another: it would stay open in
 * the wallet, and no screen of the site would show it.
 */
import { catchError, delay, EMPTY, mergeMap } from 'rxjs';
import { NAMESPACES } from '../../domain/network/caip.js';
import type { Reaction } from '../engine/deps.js';

export const endReplaced: Reaction = ({ events$, links, scheduler }) => {
  const live = () => NAMESPACES.map((namespace) => links.get(namespace));
  let held = live();
  return events$.pipe(
    mergeMap(({ type }) => {
      // `closeConnection` ends the session itself.
      if (!/^connection\.(opened|closed)$/.test(type)) return [];
      const before = held;
      held = live();
      return type === 'connection.closed' ? [] : before;
    }),
    // After the event: this tab no longer listens to the replaced session then.
    delay(0, scheduler),
    mergeMap((link) =>
      link?.wallet.type === 'WALLET_CONNECT' && !held.some((each) => each?.session === link.session)
        ? link.disconnect().pipe(catchError(() => EMPTY))
        : EMPTY,
    ),
  );
};
