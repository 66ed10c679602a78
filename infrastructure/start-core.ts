/** What is loaded for the first open: the core with its wallets. Chains and services are composed when first used. */
import { asyncScheduler, defer, mergeMap, Subject } from 'rxjs';
import { type Core, createCore } from '../application/core.js';
import { intentMethods } from '../application/intent-methods.js';
import type { IntentMethods } from '../application/modal.js';
import type { HandleContext, Storage } from '../application/ports.js';
import type { State } from '../application/state.js';
import { withStored } from '../application/stored.js';
import { alertOf } from '../domain/alert.js';
import { checkOptions } from '../domain/options.js';
import { browserDevice } from './browser/device.js';
import { catalogueOfHandle } from './catalogue-of-handle.js';
import { checkedConfig } from './checked-config.js';
import { connectorOfHandle } from './connector-of-handle.js';
import { lazyParts } from './lazy-parts.js';
import { loadOnce } from './load-once.js';
import type { ModalOptions } from './options.js';

export interface StartedCore extends Core {
  readonly methods: IntentMethods;
}

/**
 * Makes the core of a modal from the host's options and the state its front door shows. Throws `invalid-options` when the
 * options cannot work.
 */
export function startCore(options: ModalOptions, storage: Storage, front: State): StartedCore {
  const checked = checkOptions(options);
  const device = options.device ?? browserDevice();
  const scheduler = options.scheduler ?? asyncScheduler;
  const config = { ...front.config, ...checkedConfig(checked) };
  const alert = checked.alert && alertOf(checked.alert);
  if (alert) device.log('error', alert.long);

  const destroyed$ = new Subject<void>();
  const { networks, projectId, metadata } = config;
  const context: HandleContext = {
    ...{ networks, storage, device, scheduler, projectId, metadata, destroyed$ },
    tell: (event) => core.emit(event),
  };
  const compose = loadOnce(async () => {
    const { composeAdapters } = await import('./composition-root.js');
    return composeAdapters(options.chains ?? [], context);
  });
  const directory = options.services ? options.services.catalogue : undefined;
  const core = createCore(
    {
      connectors: (options.connectors ?? []).map((handle) => connectorOfHandle(handle, context)),
      chain: (namespace) => defer(compose).pipe(mergeMap(({ chain }) => chain(namespace))),
      catalogue: directory && catalogueOfHandle(directory, context),
      storage,
      device,
      scheduler,
      approvals: options.approvals,
      parts: lazyParts,
    },
    withStored({ ...front, config, notices: { ...front.notices, alert } }, storage),
  );
  return {
    ...core,
    methods: intentMethods(core.dispatch),
    destroy() {
      core.destroy();
      destroyed$.next();
    },
  };
}
