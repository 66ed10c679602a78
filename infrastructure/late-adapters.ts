/** Lazy loading in the core: the container with the late adapters is loaded when the first port needs it. */
import { defer, mergeMap, type Observable, tap } from 'rxjs';
import type { Chain } from '../application/ports/chain.js';
import type { ChainHandle, Handle, HandleContext } from '../application/ports/handle.js';
import type { Namespace } from '../domain/network/caip.js';
import type { Adapters, HandlePorts, LatePorts, Load, Loads } from './composition-root.js';
import { loadOnce } from './load-once.js';
import { loaded } from './loaded.js';

/** The host's parts, by the port that each implements. */
export type LateHandles = {
  readonly [Name in keyof HandlePorts]?: Handle<HandlePorts[Name]> | null | undefined;
};

export interface LateAdapters {
  /** Fails with `adapter-not-found` or `request-failed`. */
  chain(namespace: Namespace): Observable<Chain>;
  /** The services that the host configured. They fail with `request-failed`. */
  readonly ports: { readonly [Name in keyof LatePorts]?: Observable<LatePorts[Name]> };
  /** How each is loaded, for callers that do not need the container. */
  readonly loads: Loads['handles'];
}

/**
 * Used while the modal opens, and built only from what every handle receives: these do not load the container.
 * Once the container is loaded, it shares them.
 */
const ALONE: ReadonlySet<string> = new Set<keyof HandlePorts>(['catalogue', 'analytics']);

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
  let composed = false;
  const adapters$ = loaded('container', compose).pipe(
    tap(() => {
      composed = true;
    }),
  );
  const late = <T>(load: Load<unknown> | undefined, get: (adapters: Adapters) => Observable<T>): Observable<T> =>
    defer(() => {
      // Fetched beside the container, not after it. The container reports the outcome.
      load?.().catch(() => undefined);
      return adapters$;
    }).pipe(mergeMap(get));
  const ports = Object.fromEntries(
    Object.entries({ ...loads, approvals: loads.embedded }).flatMap(([name, load]) => {
      if (!load) return [];
      const port$ = late<unknown>(load, (adapters) => adapters.port(name as keyof LatePorts));
      return [
        [name, ALONE.has(name) ? defer(() => (composed ? port$ : loaded<unknown>(`adapter "${name}"`, load))) : port$],
      ];
    }),
  ) as LateAdapters['ports'];
  return { chain: (namespace) => late(chains.get(namespace), (adapters) => adapters.chain(namespace)), ports, loads };
}
