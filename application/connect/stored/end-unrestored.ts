/**
 * Ends, in the wallet as well, a session of an earlier visit that the visitor leaves before it is restored: by disconnecting, or by
 * connecting another wallet. If its wallet is out of reach, a later visit ends it.
 */
import { EMPTY, mergeMap } from 'rxjs';
import { NAMESPACES, type Namespace } from '../../../domain/network/caip.js';
import type { Reaction } from '../../engine/deps.js';
import { TO_END } from './sessions-to-end.js';
import { KEYS } from './stored-promises.js';

export const endUnrestored: Reaction = ({ connectors, events$, links, storage }) => {
  const sessionOf = (namespace: Namespace) => links.get(namespace)?.session;
  const unrestored = new Map(
    NAMESPACES.map((each) => [each, links.get(each) ? undefined : storage.get(KEYS.session(each))]),
  );
  const able = connectors.filter(({ endLeft }) => endLeft);
  const over = (namespace: Namespace, left: boolean): void => {
    const session = unrestored.get(namespace);
    unrestored.delete(namespace);
    if (!left || !session || !able.length) return;
    // Other namespaces may be restored with it.
    if ([...unrestored.values(), ...NAMESPACES.map(sessionOf)].includes(session)) return;
    storage.set(TO_END, `${storage.get(TO_END) ?? ''},${session}`);
    end();
  };
  const end = () => {
    if (storage.get(TO_END)) for (const connector of able) connector.endLeft?.();
  };
  end();
  return events$.pipe(
    mergeMap((event) => {
      if (event.type === 'connection.opened')
        for (const { namespace } of [event, ...(event.also ?? [])]) over(namespace, !event.restored);
      // Another tab ends its session itself.
      if (event.type === 'connection.closed') over(event.namespace, event.reason === 'visitor');
      return EMPTY;
    }),
  );
};
