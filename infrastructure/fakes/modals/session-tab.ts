/** The sessions of one tab without a modal: tests set the state, links, storage and connectors. */
import { EMPTY, type Observable, Subject } from 'rxjs';
import { Links } from '../../../application/connect/links.js';
import { connectionOf } from '../../../application/connect/status-of.js';
import type { Deps } from '../../../application/engine/deps.js';
import type { Event } from '../../../application/engine/events.js';
import type { State } from '../../../application/engine/state.js';
import type { Connector } from '../../../application/ports/connector.js';
import type { Link, LinkChange } from '../../../application/ports/link.js';
import { type Namespace, namespaceOf } from '../../../domain/network/caip.js';
import type { Connection } from '../../../domain/wallet/connection.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import { scriptedModal } from '../scripted-modal.js';
import { type ScriptedWalletOptions, scriptedWallet } from '../scripted-wallet.js';
import { virtualTime } from '../virtual-time.js';

export const [ONE, TWO] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const;
export const RESTORING: Connection = { status: 'connecting', walletId: 'test.alpha-wallet', restoring: true };

/** A live link whose changes the test emits. */
export function tabLink(more: Partial<Link> = {}, options: ScriptedWalletOptions = {}) {
  const { wallet, accounts, networkId } = scriptedWallet({ accounts: [ONE, TWO], ...options });
  const says$ = new Subject<LinkChange>();
  const left: string[] = [];
  const link: Link = {
    ...{ wallet, accounts, networkId, provider: undefined, changes$: says$ },
    disconnect: () => {
      left.push(wallet.id);
      return EMPTY;
    },
    ...more,
  };
  const connection: Connection = { status: 'connected', wallet, account: accounts[0], accounts, networkId };
  return { link, says$, left, connection };
}

export function sessionTab(stored: Readonly<Record<string, string>> = {}) {
  const time = virtualTime();
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(stored)) storage.set(key, value);
  const links = new Links();
  const events$ = new Subject<Event>();
  const connectors: Connector[] = [];
  let state = scriptedModal().getState();
  const deps: Partial<Deps> = {
    ...{ storage, links, events$, connectors, scheduler: time.scheduler, state: () => state },
  };
  return {
    ...{ time, storage, links, events$, connectors, deps: deps as Deps },
    set(connect: Partial<State['connect']>) {
      state = { ...state, connect: { ...state.connect, ...connect } };
    },
    /** Connects in the links and in the state. */
    connected(...all: readonly ReturnType<typeof tabLink>[]) {
      const connections: Partial<Record<Namespace, Connection>> = { ...state.connect.connections };
      for (const { link, connection } of all) {
        const namespace = namespaceOf(link.networkId);
        links.set(namespace, link);
        connections[namespace] = connection;
      }
      state = { ...state, connect: { ...state.connect, connections } };
    },
    status: (namespace: Namespace) => connectionOf(state, namespace).status,
    /** A connector with this answer to restoring a wallet; records its calls. */
    connector(
      id: string,
      answer: () => Observable<Link | undefined>,
      namespaces: Connector['namespaces'] = ['eip155'],
    ) {
      const asked: unknown[][] = [];
      connectors.push({
        ...{ id, namespaces, wallets$: EMPTY, connect: () => EMPTY },
        restore: (...about) => {
          asked.push(about);
          return answer();
        },
      });
      return asked;
    },
    /** The result collected from now on. */
    comes(of$: Observable<Event>) {
      const events: Event[] = [];
      const failures: unknown[] = [];
      of$.subscribe({ next: (event) => events.push(event), error: (error) => failures.push(error) });
      return { events, failures };
    },
  };
}
