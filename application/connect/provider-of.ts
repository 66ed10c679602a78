import { filter, type Observable, take } from 'rxjs';
import type { Namespace } from '../../domain/network/caip.js';
import type { State } from '../engine/state.js';
import type { Links } from './links.js';
import { connectedOf } from './selectors.js';

export interface ProviderGround {
  readonly links: Links;
  readonly state: () => State;
  /** Emits whenever something happened. */
  readonly events$: Observable<unknown>;
  /** Whether the modal is gone. */
  readonly gone: () => boolean;
}

/** What hosts are handed of a live connection: it answers nothing once that has ended. */
export function providerOf({ links, state, events$, gone }: ProviderGround, namespace: Namespace): unknown {
  const link = links.get(namespace);
  const network = () =>
    gone() || links.get(namespace) !== link ? undefined : connectedOf(state(), namespace)?.networkId;
  const ended$ = events$.pipe(
    filter(() => links.get(namespace) !== link),
    take(1),
  );
  return link?.guard?.(network, ended$) ?? link?.provider;
}
