/** What every use case and reaction is given. */
import type { Observable, SchedulerLike } from 'rxjs';
import type { Namespace } from '../../domain/caip.js';
import type { Links } from '../connect/links.js';
import type { Catalogue } from '../ports/catalogue.js';
import type { Device } from '../ports/device.js';
import type { EmbeddedConnector } from '../ports/embedded.js';
import type { Approvals, Chain, Connector, Storage } from '../ports/ports.js';
import type { LoadedServices } from '../ports/services.js';
import type { SignIn } from '../ports/sign-in.js';
import type { Event } from './events.js';
import type { Fold } from './fold.js';
import type { Intent } from './intents.js';
import type { Parts } from './parts.js';
import type { State } from './state.js';

/** The outside world, as ports. */
export interface Ports {
  readonly connectors: readonly Connector[];
  /** The chain of a namespace, loaded on first use. Fails with `adapter-not-found`. */
  readonly chain: (namespace: Namespace) => Observable<Chain>;
  /** The list of all wallets, loaded on first use. Absent: the host configured none. */
  readonly catalogue?: Observable<Catalogue> | undefined;
  /** What addresses hold, did, are called: those of the host's services that there are. */
  readonly services?: LoadedServices | undefined;
  /** Who has signed in, loaded on first use. Absent: nobody signs in. */
  readonly signIn?: Observable<SignIn> | undefined;
  readonly storage: Storage;
  readonly device: Device;
  /** The only clock. */
  readonly scheduler: SchedulerLike;
  /** The wallet that lives inside the modal, loaded on first use. Absent: the host configured none. */
  readonly embedded?: Observable<EmbeddedConnector> | undefined;
  /** Requests of the wallet that lives inside the modal, loaded on first use. Absent: there is none. */
  readonly approvals?: Observable<Approvals> | undefined;
  /** Use cases that are loaded when they are needed. */
  readonly parts: Parts;
}

export interface Deps extends Ports {
  readonly links: Links;
  /** What loaded parts add to the folding of events. A part that no list has adds its own before it tells of anything. */
  readonly folds: Set<Fold>;
  /** The state at this moment. */
  readonly state: () => State;
  /** The current state, then every change. */
  readonly state$: Observable<State>;
  readonly events$: Observable<Event>;
  /** Asks for something as a visitor would: with its lane, and given up for a later one. */
  readonly ask: (intent: Intent) => void;
}

/** A reaction: what follows from events without anybody asking for it. */
export type Reaction = (deps: Deps) => Observable<Event>;
