/**
 * The entry point: small, loaded with the host's page. It has the configuration and the stored connections, and loads
 * the core on the first intent, on hover, when the page is idle, for a stored session (once the page is painted) or, if told so, with the page.
 */

import { KEYS, withPromises } from '../application/connect/stored/stored-promises.js';
import type { Event } from '../application/engine/events.js';
import type { Outcome } from '../application/engine/outcome.js';
import type { State } from '../application/engine/state.js';
import { initialState } from '../application/modal/initial-state.js';
import { INTENT_METHODS } from '../application/modal/method-names.js';
import type { IntentMethods, Modal } from '../application/modal/modal.js';
import { Failure, isFailure } from '../domain/failure/failure.js';
import { consoleLog } from './browser/console-log.js';
import { afterFirstPaint, whenIdle } from './browser/moments.js';
import { loadOnce } from './load-once.js';
import { configOf, type ModalOptions } from './options.js';
import { relay } from './relay.js';
import type { StartedCore } from './start-core.js';
import { earlyStorage } from './storage/early-storage.js';

/**
 * Creates a modal. Each call creates an independent one. Safe on a server: it does not touch the browser there. Throws
 * a `Failure` with code `invalid-options` if the options cannot work.
 */
export function createModal(options: ModalOptions): Modal {
  const serverState = initialState(configOf(options));
  const prefix = options.storagePrefix ?? '@porthole/';
  const storage = options.storage || earlyStorage(prefix);
  let state = serverState;
  const states = relay<State>(state);
  const events = relay<Event>();

  let core: StartedCore | undefined;
  let destroyed = false;
  let awake = false;
  const reported = new Set<string>();
  let stopWaiting: (() => void) | undefined;
  let fetchShell: (() => Promise<unknown>) | undefined;
  const mayFetchAhead = () => !(globalThis.navigator as Saving | undefined)?.connection?.saveData;
  const withPage = options.preload === 'page' && typeof document !== 'undefined' && mayFetchAhead();

  /** Nothing starts before the modal is first read. A server only renders it, without touching browser APIs. */
  const wake = (): void => {
    if (awake) return;
    awake = true;
    const hasPage = typeof document !== 'undefined';
    if (!hasPage && !options.device) return;
    state = withPromises(state, storage);
    states.next(state);
    const promised = isPromised(state) || storage.get(KEYS.leaving);
    if (promised) {
      if (hasPage) stopWaiting = afterFirstPaint(preload);
      else preload();
    } else if (hasPage) {
      if (options.preload !== 'intent') whenIdle(ahead);
      // Actions in another tab are repeated here.
      stopWaiting = storage.watch?.(preload);
    }
  };
  const fetchCore = () => {
    const fetching = importCore();
    try {
      // In parallel with the core, which would request them one step later.
      for (const connector of options.connectors ?? []) connector.preload?.(isPromised(state));
    } catch {
      // The core has the messages for invalid options.
    }
    return fetching;
  };
  /**
   * Where a shell waits for a visitor, an idle page only fetches, unless the visitor saves data; elsewhere a subscriber may
   * already render what the core finds.
   */
  const ahead = (): void => {
    if (core || destroyed) return;
    if (!fetchShell || options.approvals) preload();
    else if (mayFetchAhead()) {
      fetchShell().catch(report);
      fetchCore()
        .then(({ prepare }) => prepare(options, prefix))
        .catch(report);
    }
  };
  const load = loadOnce(async () => {
    wake();
    const { prepare } = await fetchCore();
    const startCore = await prepare(options, prefix);
    if (destroyed) throw new Failure('cancelled');
    stopWaiting?.();
    core = startCore(state);
    core.events$.subscribe(events);
    core.state$.subscribe({
      next: (value) => {
        state = value;
        states.next(value);
      },
    });
    core.start();
    return core;
  });

  const ask = async (name: keyof IntentMethods, given: readonly unknown[]): Promise<Outcome<unknown>> => {
    try {
      const { methods, check } = core ?? (await load());
      check(name, given);
      const outcome = await (methods[name] as (...given: readonly unknown[]) => Promise<Outcome<unknown>>)(...given);
      if (!outcome.ok && outcome.failure.data.wrong) report(outcome.failure);
      return outcome;
    } catch (cause) {
      const failure = isFailure(cause)
        ? cause
        : new Failure('request-failed', 'The modal could not be loaded', { cause });
      report(cause);
      return { ok: false, failure };
    }
  };
  const methods = Object.fromEntries(
    INTENT_METHODS.map((name) => [name, (...given: readonly unknown[]) => ask(name, given)]),
  ) as IntentMethods;
  /** Wrong options are reported once each; a failed download is tried again with the next intent. */
  const report = (error: unknown): void => {
    if (!isFailure(error) || destroyed) return;
    for (const problem of (error.data.problems as readonly string[] | undefined) ?? [error.message]) {
      if (!reported.has(problem)) consoleLog('error', problem);
      reported.add(problem);
    }
  };
  const preload = (): void => {
    load().catch(report);
  };
  if (withPage) fetchCore().catch(report);
  try {
    // Not in production: the bundler removes it.
    if (process.env.NODE_ENV !== 'production' && typeof document !== 'undefined') {
      import('./checks/at-once.js')
        .then(({ checkAtOnce }) => destroyed || checkAtOnce(options, (sentence) => consoleLog('warn', sentence)))
        .catch(report);
    }
  } catch {
    // Without `NODE_ENV`, nothing is checked ahead.
  }

  return {
    get state$() {
      wake();
      return states.stream;
    },
    get events$() {
      wake();
      return events.stream;
    },
    getState: () => {
      wake();
      return state;
    },
    getServerState: () => serverState,
    getProvider: (namespace) => core?.getProvider(namespace),
    ...methods,
    egress: () => {
      const hosts = importCore().then((part) => part.egress(state.config, options));
      // If it is awaited, it rejects; otherwise the rejection is handled here.
      hosts.catch(report);
      return hosts;
    },
    preload,
    setShell: (fetch) => {
      // A failure of the host's function must not reach the page; an idle page tries again.
      if (typeof fetch !== 'function') return;
      fetchShell = loadOnce(async () => destroyed || fetch());
      if (withPage && !destroyed) fetchShell().catch(report);
    },
    destroy: () => {
      awake = true;
      destroyed = true;
      stopWaiting?.();
      core?.destroy();
      states.complete();
      events.complete();
    },
  };
}

/** Network Information API: only in some browsers. */
interface Saving {
  readonly connection?: { readonly saveData?: boolean };
}

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Kept once loaded: code that an idle page loaded is available at once when a visitor comes near. */
const importCore = loadOnce(() => import('./start-core.js'));

/** Whether to restore a connection of an earlier visit. */
function isPromised({ connect }: State): boolean {
  return Object.keys(connect.connections).length > 0;
}

export type { HoldingsEntry } from '../application/account/state.js';
export type { Attempt, ConnectState, Opening, Pairing } from '../application/connect/state.js';
export type { Event, EventType } from '../application/engine/events.js';
export type { Outcome } from '../application/engine/outcome.js';
export type { State } from '../application/engine/state.js';
export type { Stream } from '../application/engine/stream.js';
export type { Egress } from '../application/modal/egress.js';
export type { Modal } from '../application/modal/modal.js';
export type { Approvals, RpcAnswer } from '../application/ports/approvals.js';
export type { Batches } from '../application/ports/batches.js';
export type { Catalogue, CatalogueHandle, CataloguePage, CatalogueQuery } from '../application/ports/catalogue.js';
export type { Chain } from '../application/ports/chain.js';
export type { Connector, ConnectStep } from '../application/ports/connector.js';
export type { Device } from '../application/ports/device.js';
export type { ChainHandle, ConnectorHandle, Handle, HandleContext } from '../application/ports/handle.js';
export type { Link, LinkChange, SendStep } from '../application/ports/link.js';
export type { Storage } from '../application/ports/storage.js';
export type { Config } from '../application/shell/config.js';
export type { Interrupt, Route, View } from '../application/shell/router.js';
export type { Account, AccountType } from '../domain/address/account.js';
export { Failure, type FailureCode, isFailure } from '../domain/failure/failure.js';
export type { AccountId, Namespace, NetworkId } from '../domain/network/caip.js';
export { defineNetwork, type Network, type NetworkInput } from '../domain/network/network.js';
export type { Features } from '../domain/site/features.js';
export type { Metadata } from '../domain/site/metadata.js';
export type { ThemeMode, ThemeVariables } from '../domain/site/theme.js';
export type { Holding, Token } from '../domain/token/token.js';
export type { Fee, Transfer } from '../domain/transaction/transfer.js';
export type { Connection, ConnectionStatus } from '../domain/wallet/connection.js';
export type { ConnectorType, ListedWallet, RecentWallet, Wallet } from '../domain/wallet/wallet.js';
export type { ModalOptions, Services } from './options.js';
