/**
 * Composes the adapters that work behind a connection. The only file that knows the container; one container per modal,
 * never global, and loaded with the first of them: opening the modal does not wait for it.
 */
import { Container, type ServiceIdentifier } from 'inversify';
import { catchError, defer, type Observable, throwError } from 'rxjs';
import type { Chain, ChainHandle, HandleContext } from '../application/ports.js';
import type { Namespace } from '../domain/caip.js';
import { Failure } from '../domain/failure.js';
import { loadOnce } from './load-once.js';

/** The chain of a namespace, loaded on first use. Fails with `adapter-not-found` or `request-failed`. */
export type ChainOf = (namespace: Namespace) => Observable<Chain>;

/** What the core takes from the container. */
export interface Adapters {
  readonly chain: ChainOf;
}

const CONTEXT: ServiceIdentifier<HandleContext> = Symbol('HandleContext');
const CHAIN_HANDLES: ServiceIdentifier<readonly ChainHandle[]> = Symbol('ChainHandle[]');
const CHAIN: ServiceIdentifier<ChainOf> = Symbol('Chain');
const ADAPTERS: ServiceIdentifier<Adapters> = Symbol('Adapters');

export function composeAdapters(chains: readonly ChainHandle[], context: HandleContext): Adapters {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(CONTEXT).toConstantValue(context);
  container.bind(CHAIN_HANDLES).toConstantValue(chains);
  container.bind(CHAIN).toResolvedValue(chainOf, [CHAIN_HANDLES, CONTEXT]);
  container.bind(ADAPTERS).toResolvedValue((chain) => ({ chain }), [CHAIN]);
  return container.get(ADAPTERS);
}

function chainOf(handles: readonly ChainHandle[], context: HandleContext): ChainOf {
  const loads = new Map(handles.map((handle) => [handle.namespace, loadOnce(() => handle.load(context))]));
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
