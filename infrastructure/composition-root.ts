/**
 * Composes the adapters that work behind a connection. The only file that knows the container; one container per modal,
 * never global, and loaded with the first of them: opening the modal does not wait for it.
 */
import { Container, type ServiceIdentifier } from 'inversify';
import { catchError, defer, type Observable, throwError } from 'rxjs';
import type { Chain } from '../application/ports/chain.js';
import { Failure } from '../domain/failure/failure.js';
import type { Namespace } from '../domain/network/caip.js';

/** The chain of a namespace, loaded on first use. Fails with `adapter-not-found` or `request-failed`. */
export type ChainOf = (namespace: Namespace) => Observable<Chain>;

/** What the core takes from the container. */
export interface Adapters {
  readonly chain: ChainOf;
}

/** How each namespace's chain is loaded: once, whoever asks for it. */
export type ChainLoads = ReadonlyMap<Namespace, () => Promise<Chain>>;

const CHAIN_LOADS: ServiceIdentifier<ChainLoads> = Symbol('ChainLoads');
const CHAIN: ServiceIdentifier<ChainOf> = Symbol('Chain');
const ADAPTERS: ServiceIdentifier<Adapters> = Symbol('Adapters');

export function composeAdapters(loads: ChainLoads): Adapters {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(CHAIN_LOADS).toConstantValue(loads);
  container.bind(CHAIN).toResolvedValue(chainOf, [CHAIN_LOADS]);
  container.bind(ADAPTERS).toResolvedValue((chain) => ({ chain }), [CHAIN]);
  return container.get(ADAPTERS);
}

function chainOf(loads: ChainLoads): ChainOf {
  return (namespace) => {
    const load = loads.get(namespace);
    if (!load) return throwError(() => new Failure('adapter-not-found', 'Adapter not found', { data: { namespace } }));
    return defer(load).pipe(
      catchError((cause: unknown) =>
        throwError(() => new Failure('request-failed', `The chain "${namespace}" could not be loaded`, { cause })),
      ),
    );
  };
}
