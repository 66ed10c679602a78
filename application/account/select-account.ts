/** Switches to another account that the wallet shares with this site. */
import type { Observable } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import { connectedOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';

export const selectAccount =
  (deps: Deps) =>
  ({
    address,
    namespace = deps.state().connect.activeNamespace,
  }: {
    address: string;
    namespace?: Namespace | undefined;
  }): Observable<Event> => {
    const connected = connectedOf(deps.state(), namespace);
    if (!connected) throw new Failure('not-connected');
    if (!connected.accounts.some((account) => account.address === address)) throw new Failure('invalid-address');
    return happened({ type: 'account.selected', namespace, address });
  };
