import { filter, type Observable, take } from 'rxjs';
import type { Namespace } from '../../domain/network/caip.js';
import type { State } from '../engine/state.js';
import type { Links } from './links.js';
import { connectedOf } from './selectors.js';

/**
 * What hosts are handed of a live connection: it answers nothing once that has ended. `state`: undefined once the modal is gone.
 * `events$` emits whenever something happened.
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
