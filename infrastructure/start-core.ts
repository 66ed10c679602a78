/** Loaded with the first open: the core with its wallets. The container provides the late adapters. */
import { asyncScheduler, defer, of, Subject } from 'rxjs';
import { forgetExpired } from '../application/account/forget-expired.js';
import { withStored } from '../application/connect/stored/stored.js';
import type { Flow } from '../application/engine/flow.js';
import type { State } from '../application/engine/state.js';
import { type Core, createCore } from '../application/modal/core.js';
import type { Egress } from '../application/modal/egress.js';
import { flows as ours } from '../application/modal/flows.js';
import { intentMethods } from '../application/modal/intent-methods.js';
import type { IntentMethods } from '../application/modal/modal.js';
import type { EmbeddedHandle } from '../application/ports/embedded.js';
import type { HandleContext } from '../application/ports/handle.js';
import type { Storage } from '../application/ports/storage.js';
import type { Config } from '../application/shell/config.js';
import { type CheckedOptions, checkOptions } from '../domain/site/options.js';
import { consoleLog } from './browser/console-log.js';
import { browserDevice } from './browser/device.js';
import { checkedConfig } from './checked-config.js';
import { connectorOfHandle } from './connector-of-handle.js';
import { forwardEvents } from './forward-events.js';
import { lateAdapters } from './late-adapters.js';
import { lazyParts } from './lazy-parts.js';
import type { ModalOptions } from './options.js';
import { browserStorage } from './storage/browser-storage.js';

export interface StartedCore extends Core {
  readonly methods: IntentMethods;
  /** Throws `invalid-options` for a call with invalid arguments, while calls are checked. */
  check(name: keyof IntentMethods, given: readonly unknown[]): void;
}

/** Starts from the initial state that the page already shows. */
export type StartCore = (front: State) => StartedCore;

/** Creates a core from the host's options. `prefix`: of the keys in the browser's storage. Rejects with `invalid-options` if they are invalid. */
export async function prepare(given: ModalOptions, prefix: string): Promise<StartCore> {
  const checks = await loadChecks();
  const options = checks?.options(given) ?? given;
  const checked = checkOptions(options);
  const flows = options.flows ? await options.flows.load(options, ours) : undefined;
  const storage = options.storage || browserStorage({ prefix, log: options.device?.log ?? consoleLog });
  // Also without a connection, when the parts that manage these entries are not loaded. Offline, the entries stay until the next visit.
  try {
    forgetExpired(storage, options.scheduler ?? asyncScheduler);
  } catch {
    // The parts that need the storage report its failure.
  }
  return (front) => startCore(options, checked, storage, front, checks, flows);
}

/** The hosts that the configuration implies. Starts nothing. Rejects like `prepare`: invalid options imply no reliable hosts. */
export async function egress(config: Config, options: ModalOptions): Promise<readonly Egress[]> {
  const [{ hostsOf }, checks] = await Promise.all([import('./egress.js'), loadChecks()]);
  checks?.options(options);
  // The current configuration takes precedence: it may have been changed since.
  return hostsOf({ ...checkedConfig(config, checkOptions(options), options), ...config }, options);
}

type Checks = typeof import('./checks/checks.js').checks;

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** In development, all options are checked. Production pages skip this and its download. */
async function loadChecks(): Promise<Checks | undefined> {
  try {
    if (process.env.NODE_ENV !== 'production') return (await import('./checks/checks.js')).checks;
  } catch {
    // Without `NODE_ENV`, options are not checked.
  }
  return undefined;
}

function startCore(
  options: ModalOptions,
  checked: CheckedOptions,
  storage: Storage,
  front: State,
  checks: Checks | undefined,
  flows: readonly Flow[] | undefined,
): StartedCore {
  const device = options.device ?? browserDevice();
  const scheduler = options.scheduler ?? asyncScheduler;
  const config = checkedConfig(front.config, checked, options);

  let over = false;
  const end$ = new Subject<void>();
  // Also for parts that are still being loaded by then.
  const destroyed$ = defer(() => (over ? of(undefined) : end$));
  const { networks, projectId, metadata, defaultAccountTypes } = config;
  const context: HandleContext = {
    ...{ networks, storage, device, scheduler, projectId, metadata, defaultAccountTypes, destroyed$ },
    emit: (event) => core.emit(event),
    chain: (namespace) => chain(namespace),
    get signIn() {
      return ports.signIn;
    },
  };
  const { connectors = [], chains = [], approvals, siwx, siweConfig } = options;
  const inside = connectors.find((handle): handle is EmbeddedHandle => 'embedded' in handle);
  const { chain, ports, loads } = lateAdapters(
    { ...(options.services || undefined), signIn: siwx ?? siweConfig, embedded: inside },
    chains,
    context,
  );
  const core = createCore(
    {
      ...ports,
      connectors: connectors.map((handle) =>
        connectorOfHandle(handle, context, handle === inside ? loads.embedded : undefined),
      ),
      chain,
      services: ports,
      storage,
      device,
      scheduler,
      // The host's subscribers exist already, and must not miss an event.
      approvals: approvals ? of(approvals) : ports.approvals,
      parts: lazyParts,
    },
    withStored({ ...front, config }, storage),
    flows,
  );
  return {
    ...core,
    methods: intentMethods(core),
    start() {
      if (ports.analytics && config.features.analytics) forwardEvents(core, ports.analytics);
      core.start();
      checks?.idle(options, networks, device);
      if (checked.alert) core.emit({ type: 'alert.due', key: checked.alert });
    },
    check: (name, given) => checks?.call(name, given, core, flows),
    destroy() {
      core.destroy();
      over = true;
      end$.next();
    },
  };
}
