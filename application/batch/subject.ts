/** The account and network of the calls. */
import { mergeMap, type Observable, of, throwError } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Network } from '../../domain/network/network.js';
import { accountOf, networkOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Batches } from '../ports/batches.js';
import type { Link } from '../ports/link.js';

export interface BatchSubject {
  readonly link: Link;
  readonly address: string;
  readonly network: Network;
}

/** Throws `not-connected`, and `network-not-supported` on a network that is not configured. */
export function batchSubject(deps: Deps): BatchSubject {
  const state = deps.state();
  const { activeNamespace } = state.connect;
  const account = accountOf(state, activeNamespace);
  const network = networkOf(state, activeNamespace);
  if (!account || !network) throw new Failure('not-connected');
  if (network.unsupported) throw new Failure('network-not-supported', 'The wallet is on an unknown network');
  return { link: deps.links.need(activeNamespace), address: account.address, network };
}

/** A request for one account and network must not reach another: throws `cancelled` unless the account and network are still in use. */
export function mustBeStill(deps: Deps, { link, address, network }: BatchSubject): void {
  const state = deps.state();
  const still =
    deps.links.get(network.chainNamespace) === link &&
    accountOf(state, network.chainNamespace)?.address === address &&
    networkOf(state, network.chainNamespace)?.caipNetworkId === network.caipNetworkId;
  if (!still) throw new Failure('cancelled', 'The account or network has changed meanwhile');
}

/** Fails with `method-not-supported` if the namespace has no batches. */
export function batchesOn(deps: Deps): Observable<Batches> {
  return deps
    .chain(deps.state().connect.activeNamespace)
    .pipe(
      mergeMap((chain) =>
        chain.batches
          ? of(chain.batches)
          : throwError(() => new Failure('method-not-supported', 'Wallets in this namespace do not support batches')),
      ),
    );
}
