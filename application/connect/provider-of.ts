import { filter, type Observable, take } from 'rxjs';
import type { Namespace } from '../../domain/network/caip.js';
import type { State } from '../engine/state.js';
import type { Links } from './links.js';
import { connectedOf } from './selectors.js';

/**
 * The provider that hosts get for a live connection: it refuses requests once that has ended. `state`: undefined once the modal is
 * destroyed. `events$` emits after every event.
 */
export function providerOf(
  links: Links,
  state: () => State | undefined,
  events$: Observable<unknown>,
  namespace: Namespace,
): unknown {
  const link = links.get(namespace);
  const isOver = () => links.get(namespace) !== link;
  const network = () => {
    const now = state();
    return now && !isOver() ? connectedOf(now, namespace)?.networkId : undefined;
  };
  return link?.guard?.(network, events$.pipe(filter(isOver), take(1))) ?? link?.provider;
}
