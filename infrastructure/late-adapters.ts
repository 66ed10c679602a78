/** What is loaded late, on the core's side: each port asks the container, which comes with the first that is used. */
import { defer, mergeMap, type Observable } from 'rxjs';
import type { Chain } from '../application/ports/chain.js';
import type { ChainHandle, Handle, HandleContext } from '../application/ports/handle.js';
import type { Namespace } from '../domain/network/caip.js';
import type { HandlePorts, LatePorts, Load, Loads } from './composition-root.js';
import { loadOnce } from './load-once.js';
import { loaded } from './loaded.js';

/** The host's parts, by the port that each serves. */
export type LateHandles = {
  readonly [Name in keyof HandlePorts]?: Handle<HandlePorts[Name]> | null | undefined;
};

export interface LateAdapters {
  /** Fails with `adapter-not-found` or `request-failed`. */
  chain(namespace: Namespace): Observable<Chain>;
  /** Those that the host configured. They fail with `request-failed`. */
  readonly ports: { readonly [Name in keyof LatePorts]?: Observable<LatePorts[Name]> };
  /** How each is loaded, for whoever needs one without the container. */
  readonly loads: Loads['handles'];
  /** Use cases that go on to ask the container: it is fetched beside them. Failing is no news: it is tried again when asked. */
  beside<T>(part$: Observable<T>): Observable<T>;
}

export function lateAdapters(
  handles: LateHandles,
  chainHandles: readonly ChainHandle[],
  context: HandleContext,
): LateAdapters {
  const loadOf = <T>(handle: Handle<T>): Load<T> => loadOnce(() => handle.load(context));
  const chains = new Map(chainHandles.map((handle) => [handle.namespace, loadOf(handle)]));
  const loads = Object.fromEntries(
    Object.entries(handles).flatMap(([name, handle]) => (handle ? [[name, loadOf<unknown>(handle)]] : [])),
  ) as Loads['handles'];
  const compose = loadOnce(async () =>
    (await import('./composition-root.js')).composeAdapters({ chains, handles: loads }),
  );
  /** Fetches something beside the container, not after it. What comes of it is told to whoever asks the container. */
  const beside = <T>(load: Load<unknown> | undefined, then$: Observable<T>): Observable<T> =>
    defer(() => {
      load?.().catch(() => undefined);
      return then$;
    });
  const adapters$ = loaded('container', compose);
  const { embedded } = loads;
  const ports = Object.fromEntries(
    Object.entries({ ...loads, ...(embedded && { approvals: embedded }) }).map(([name, load]) => [
      name,
      beside(load, adapters$).pipe(mergeMap((adapters) => adapters.port(name as keyof LatePorts))),
    ]),
  ) as LateAdapters['ports'];
  return {
    chain: (namespace) =>
      beside(chains.get(namespace), adapters$).pipe(mergeMap((adapters) => adapters.chain(namespace))),
    ports,
    loads,
    beside: (part$) => beside(compose, part$),
  };
}
