/** The digests of a pending request to compare with a second device (ERC-8213). The screen does not wait for them. */
import { catchError, EMPTY, map, mergeMap, type Observable } from 'rxjs';
import type { RpcRequest } from '../../../domain/request/request.js';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';

export function digestRequest(deps: Deps, { id, namespace, method, params }: RpcRequest): Observable<Event> {
  if (namespace !== 'eip155') return EMPTY;
  return deps.chain(namespace).pipe(
    mergeMap((chain) => chain.digestsOf?.(method, params) ?? EMPTY),
    map((digests): Event => ({ type: 'request.digested', id, digests })),
    catchError((error: unknown) => {
      deps.device.log('warn', 'The digests of a request could not be computed', error);
      return EMPTY;
    }),
  );
}
