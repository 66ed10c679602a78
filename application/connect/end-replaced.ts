/** Ends a session with a wallet on another device that another connection has replaced, in this tab or in another. */
import { mergeMap } from 'rxjs';
import { NAMESPACES } from '../../domain/network/caip.js';
import type { Reaction } from '../engine/deps.js';
import { endUnused } from './stored/end-unused.js';

export const endReplaced: Reaction = (deps) => {
  const live = () => NAMESPACES.map((namespace) => deps.links.get(namespace));
  let held = live();
  return deps.events$.pipe(
    mergeMap(({ type }) => {
      // `closeConnection` ends the session itself.
      if (!/^connection\.(opened|closed)$/.test(type)) return [];
      const before = held;
      held = live();
      return type === 'connection.closed' ? [] : before;
    }),
    mergeMap((link) => endUnused(deps, link)),
  );
};
