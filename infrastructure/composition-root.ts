/**
 * Composes the lazily loaded parts: one binding for each port that a host's part implements. The only file that uses the container; one
 * container per modal, never global, loaded with the first of these parts: opening the modal does not wait for it.
 */
// biome-ignore lint/correctness/noUndeclaredDependencies: the build brings it along, see vite.config.ts
import { Container, type ServiceIdentifier } from 'inversify';
import { map, type Observable, throwError } from 'rxjs';
import type { Approvals } from '../application/ports/approvals.js';
import type { Catalogue } from '../application/ports/catalogue.js';
import type { Chain } from '../application/ports/chain.js';
import type { EmbeddedConnector } from '../application/ports/embedded.js';
import type { ServicePorts } from '../application/ports/services.js';
import type { SignIn } from '../application/ports/sign-in.js';
import { Failure } from '../domain/failure/failure.js';
import type { Namespace } from '../domain/network/caip.js';
import { loaded } from './loaded.js';
import { needing } from './packages/needing.js';
import type { Analytics } from './services/analytics/analytics.js';

/** Loads a part once, for all callers; a failed load is tried again the next time. */
export type Load<T> = () => Promise<T>;

/** Ports that a handle serves, apart from chains. */
export interface HandlePorts extends ServicePorts {
  readonly catalogue: Catalogue;
  readonly analytics: Analytics;
  readonly signIn: SignIn;
  readonly embedded: EmbeddedConnector;
}

/** Including those that are composed of others. */
export interface LatePorts extends HandlePorts {
  readonly approvals: Approvals;
}

/** The load functions of the host's parts. A missing entry is not configured. */
export interface Loads {
  readonly chains: ReadonlyMap<Namespace, Load<Chain>>;
  readonly handles: { readonly [Name in keyof HandlePorts]?: Load<HandlePorts[Name]> };
}

/** What the core takes from the container. Each is loaded on first use, and fails with `adapter-not-found` or `request-failed`. */
export interface Adapters {
  chain(namespace: Namespace): Observable<Chain>;
  port<Name extends keyof LatePorts>(name: Name): Observable<LatePorts[Name]>;
}

type Identifiers<Ports> = { readonly [Name in keyof Ports]: ServiceIdentifier<Observable<Ports[Name]>> };

/** A constant: the context that adapters are loaded with. */
const LOADS: ServiceIdentifier<Loads> = Symbol('Loads');

/** Chains: one binding per namespace, by its name. */
const CHAIN: ServiceIdentifier<Observable<Chain>> = Symbol('Chain');

const HANDLED: Identifiers<HandlePorts> = {
  /** The wallet directory. */
  catalogue: Symbol('Catalogue'),
  /** Analytics. */
  analytics: Symbol('Analytics'),
  /** Sign-in. */
  signIn: Symbol('SignIn'),
  /** The embedded wallet and its frame. */
  embedded: Symbol('EmbeddedConnector'),
  /** Clear signing. */
  clearSigning: Symbol('ClearSigning'),
  /** Balances, activity, collectibles and names of accounts. */
  portfolio: Symbol('Portfolio'),
  activity: Symbol('Activity'),
  collectibles: Symbol('Collectibles'),
  names: Symbol('Names'),
  /** Registering names. */
  registry: Symbol('NameRegistry'),
  /** Swaps, and buying with money. */
  swaps: Symbol('Swaps'),
  onramp: Symbol('Onramp'),
  /** Smart sessions. */
  sessions: Symbol('SmartSessionService'),
  /** Exchanges for payments. */
  exchanges: Symbol('Exchanges'),
};

const LATE: Identifiers<LatePorts> = {
  ...HANDLED,
  /** Requests of a wallet inside the modal. */
  approvals: Symbol('Approvals'),
};

export function composeAdapters(loads: Loads): Adapters {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(LOADS).toConstantValue(loads);
  for (const namespace of loads.chains.keys())
    container
      .bind(CHAIN)
      .toResolvedValue(({ chains }) => loadedIfGiven(`chain "${namespace}"`, chains.get(namespace)), [LOADS])
      .whenNamed(namespace);
  for (const name of Object.keys(HANDLED) as (keyof HandlePorts)[]) bindHandled(container, name);
  container
    .bind(LATE.approvals)
    .toResolvedValue((embedded) => embedded.pipe(map(({ approvals }) => approvals)), [LATE.embedded]);
  return {
    chain: (namespace) => container.get(CHAIN, { name: namespace, optional: true }) ?? notFound({ namespace }),
    port: (name) => container.get(LATE[name]),
  };
}

function bindHandled<Name extends keyof HandlePorts>(container: Container, name: Name): void {
  const identifier: ServiceIdentifier<Observable<HandlePorts[Name]>> = HANDLED[name];
  container
    .bind(identifier)
    .toResolvedValue(({ handles }) => loadedIfGiven<HandlePorts[Name]>(`adapter "${name}"`, handles[name]), [LOADS]);
}

function loadedIfGiven<T>(what: string, load: Load<T> | undefined): Observable<T> {
  return load ? loaded(what, () => needing(load)) : notFound({ what });
}

function notFound(data: Record<string, unknown>): Observable<never> {
  return throwError(() => new Failure('adapter-not-found', 'Adapter not found', { data }));
}
