/** Replaces this tab's connection by another tab's. */
import { concat, defer, type Observable } from 'rxjs';
import type { Namespace } from '../../../domain/network/caip.js';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { happened } from '../../engine/happened.js';
import { restoreOne } from './restore.js';
import { promisedConnection } from './stored-promises.js';

export function takeOver(deps: Deps, namespace: Namespace): Observable<Event> {
  return defer(() => {
    deps.links.delete(namespace);
    const promised = promisedConnection(deps.storage, namespace);
    if (!promised) return happened({ type: 'connection.closed', namespace, reason: 'elsewhere' });
    const { walletId, address } = promised;
    return concat(
      happened({ type: 'connection.started', namespace, walletId, restoring: true, ...(address && { address }) }),
      restoreOne(deps, namespace, promised, true),
    );
  });
}
