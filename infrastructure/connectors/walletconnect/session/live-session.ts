/** The current state of a session: the network and accounts of each namespace, and changes. */
import { Observable, Subject } from 'rxjs';
import type { Link, LinkChange } from '../../../../application/ports/link.js';
import type { Account } from '../../../../domain/address/account.js';
import { type Namespace, type NetworkId, namespaceOf } from '../../../../domain/network/caip.js';
import { readChainId } from '../../../../domain/network/chain-id.js';
import { isNetworkId } from '../../../../domain/network/is-network-id.js';
import { textOf } from '../../../../domain/text/text-of.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { readList } from '../../eip1193/read-list.js';
import { currentId, type Dialect } from '../dialects/dialect.js';
import type { Dialects } from '../dialects/dialects.js';
import {
  type ApprovedNamespace,
  type ApprovedNamespaces,
  readAccount,
  readAddress,
  readNamespaces,
} from './read-session.js';

export interface LiveNamespace {
  readonly namespace: Namespace;
  readonly networkId: NetworkId;
  /** On that network, the active one first. */
  readonly accounts: readonly [Account, ...Account[]];
  readonly methods: readonly string[];
  /** The wallet removed it, or the session is over. */
  readonly ended: boolean;
  /** An approved network for requests without one; the active one if possible. */
  readonly carrier: NetworkId;
  /** Emits while the session is open. Completes after `lost` or `replaced`, which later subscribers receive at once. */
  readonly changes$: Observable<LinkChange>;
  /** Whether the session includes the network. */
  covers(networkId: NetworkId): boolean;
  /** A network in the wallet's format. */
  spelled(networkId: NetworkId): NetworkId;
  /** One of its addresses, on the active network, in the wallet's format. */
  spelledAddress(address: string): string;
  /** Switches to it, now or as soon as the wallet approves it. */
  moveTo(networkId: NetworkId): void;
}

export interface LiveSession {
  /** One for each current namespace. */
  readonly links: readonly Link[];
  /** The namespaces that the wallet approves from now on. */
  update(namespaces: unknown): void;
  /** An event about a network: `accountsChanged`, `chainChanged`, or anything else. */
  hear(event: unknown, chainId: unknown): void;
  /** It is over, in all namespaces. */
  end(how: Ending): void;
}

export interface LiveSessionParts {
  readonly approved: ApprovedNamespaces;
  readonly dialects: Dialects;
  /** The dapp's preferred networks, best first. */
  readonly wish: readonly NetworkId[];
  /** Whether the dapp can use a namespace that the wallet adds later. */
  readonly wants: (namespace: Namespace) => boolean;
  readonly linkOf: (part: LiveNamespace) => Link;
}

type Ending = 'lost' | 'replaced';

const MOST_ACCOUNTS = 100;

export function liveSession({ approved, dialects, wish, wants, linkOf }: LiveSessionParts): LiveSession {
  const parts = new Map<Namespace, { readonly part: Part; readonly link: Link }>();
  const add = (namespace: Namespace, terms: ApprovedNamespace): Link => {
    const part = liveNamespace(namespace, terms, wish, dialects.get(namespace));
    const link = linkOf(part);
    parts.set(namespace, { part, link });
    return link;
  };
  const living = () => [...parts.values()].filter(({ part }) => !part.ended);
  for (const [namespace, terms] of approved) add(namespace, terms);
  return {
    get links() {
      return living().map(({ link }) => link);
    },
    update(value) {
      const next = readNamespaces(value, dialects);
      const [speaker] = living();
      const before = [...parts];
      for (const [namespace, terms] of next) {
        // Emitted by one that still has listeners, before it may end itself.
        if (speaker && wants(namespace) && parts.get(namespace)?.part.ended !== false)
          speaker.part.say({ type: 'joined', link: add(namespace, terms) });
      }
      for (const [namespace, { part }] of before) part.update(next.get(namespace));
    },
    hear(event, chainId) {
      const [namespace] = textOf(chainId).split(':');
      for (const [name, { part }] of parts) if (name === namespace) part.hear(event, chainId);
    },
    end(how) {
      for (const { part } of parts.values()) part.end(how);
    },
  };
}

interface Part extends LiveNamespace {
  /** Undefined: it is over. */
  update(next: ApprovedNamespace | undefined): void;
  end(how: Ending): void;
  say(change: LinkChange): void;
  hear(event: unknown, chainId: unknown): void;
}

function liveNamespace(
  namespace: Namespace,
  first: ApprovedNamespace,
  wish: readonly NetworkId[],
  dialect: Dialect | undefined,
): Part {
  const changes = new Subject<LinkChange>();
  let approved = first;
  let ended: Ending | undefined;
  let wanted: NetworkId | undefined;
  /** The addresses that the wallet put first. */
  let preferred: readonly string[] = [];

  const covers = (networkId: NetworkId) => approved.accounts.some((each) => each.networkId === networkId);
  const start = (): NetworkId => wish.find(covers) ?? approved.accounts[0].networkId;
  let networkId = start();

  const accounts = (): readonly [Account, ...Account[]] => {
    const there = approved.accounts.filter((each) => each.networkId === networkId);
    // On an unapproved network the wallet has reported nothing else.
    const addresses = [...new Set((there.length > 0 ? there : approved.accounts).map(({ address }) => address))];
    const ordered = [
      ...preferred.filter((address) => addresses.includes(address)),
      ...addresses.filter((address) => !preferred.includes(address)),
    ].slice(0, MOST_ACCOUNTS);
    const [one = approved.accounts[0].address, ...others] = ordered;
    const account = (address: string): Account => ({
      namespace,
      address,
      type: namespace === 'bip122' ? 'payment' : 'eoa',
    });
    return [account(one), ...others.map(account)];
  };

  let notified = { networkId, addresses: addressesOf(accounts()) };
  const notify = () => {
    const now = accounts();
    const before = notified;
    notified = { networkId, addresses: addressesOf(now) };
    if (before.networkId !== networkId) changes.next({ type: 'network', networkId });
    if (before.addresses !== notified.addresses) changes.next({ type: 'accounts', accounts: now });
  };

  const end = (how: Ending) => {
    if (ended) return;
    ended = how;
    changes.next({ type: how });
    changes.complete();
  };

  return {
    namespace,
    get networkId() {
      return networkId;
    },
    get accounts() {
      return accounts();
    },
    get ended() {
      return ended !== undefined;
    },
    get methods() {
      return approved.methods;
    },
    get carrier() {
      return covers(networkId) ? networkId : approved.accounts[0].networkId;
    },
    changes$: new Observable((subscriber) => {
      if (!ended) return changes.subscribe(subscriber);
      subscriber.next({ type: ended });
      subscriber.complete();
      return undefined;
    }),
    covers,
    spelled: (id) => approved.accounts.find((each) => each.networkId === id)?.spelledId ?? id,
    spelledAddress: (address) =>
      approved.accounts.find((each) => each.networkId === networkId && each.address === address)?.spelledAddress ??
      address,
    moveTo(next) {
      wanted = covers(next) ? undefined : next;
      if (wanted) return;
      networkId = next;
      notify();
    },
    say: (change) => changes.next(change),
    end,
    update(next) {
      if (ended) return;
      if (!next) return end('lost');
      approved = next;
      if (wanted && covers(wanted)) networkId = wanted;
      else if (!covers(networkId)) networkId = start();
      if (wanted === networkId) wanted = undefined;
      notify();
    },
    hear(event, chainId) {
      if (ended) return;
      const name = readProperty(event, 'name');
      const data = readProperty(event, 'data');
      if (name === 'accountsChanged') {
        const named = namedAddresses(data, networkId, dialect);
        // Only accounts that the wallet has shared with this site, and at least one: none means the end of the session.
        if (approved.accounts.some(({ address }) => named.includes(address))) preferred = named;
      } else if (name === 'chainChanged') {
        networkId = namedNetwork(data, chainId, namespace, dialect) ?? networkId;
      }
      notify();
    },
  };
}

function addressesOf(accounts: readonly Account[]): string {
  return accounts.map(({ address }) => address).join();
}

/** Wallets use CAIP-10 ids or plain addresses. */
function namedAddresses(data: unknown, networkId: NetworkId, dialect: Dialect | undefined): readonly string[] {
  try {
    return (readList(data, MOST_ACCOUNTS) ?? []).flatMap(
      (each) =>
        readAccount(each, namespaceOf(networkId), dialect)?.address ?? readAddress(each, networkId, dialect) ?? [],
    );
  } catch {
    return [];
  }
}

/** As a number, in hex, as CAIP-2, or only by the network of the event. */
function namedNetwork(
  data: unknown,
  chainId: unknown,
  namespace: Namespace,
  dialect: Dialect | undefined,
): NetworkId | undefined {
  const candidates: readonly unknown[] = [data, chainId];
  for (const each of candidates) {
    if (isNetworkId(each)) {
      if (!each.startsWith(`${namespace}:`)) continue;
      if (namespace !== 'eip155' || /^eip155:[1-9]\d{0,15}$/.test(each)) return currentId(each, dialect);
    } else if (namespace === 'eip155') {
      try {
        return readChainId(each);
      } catch {
        // The next one may be valid.
      }
    }
  }
  return undefined;
}
