/** A session with a wallet as it is now: where each namespace stands, with which accounts, and what changes about it. */
import { Observable, Subject } from 'rxjs';
import type { LinkChange } from '../../../application/ports.js';
import type { Account } from '../../../domain/account.js';
import { isNetworkId, type Namespace, type NetworkId } from '../../../domain/caip.js';
import { readChainId } from '../../../domain/chain-id.js';
import { readProperty } from '../../../domain/read-property.js';
import { readList } from '../eip1193/read-list.js';
import { currentId } from './proposal.js';
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
  /** On that network, the one in use first. */
  readonly accounts: readonly [Account, ...Account[]];
  readonly methods: readonly string[];
  /** The wallet took it back, or the session is over. */
  readonly ended: boolean;
  /** A network that the wallet agreed to, for what is about none; the one in use where it can be. */
  readonly carrier: NetworkId;
  /** Emits while it lives. Completes after `lost`, which later subscribers are told at once. */
  readonly changes$: Observable<LinkChange>;
  /** Whether the wallet agreed to be asked about the network. */
  covers(networkId: NetworkId): boolean;
  /** A network as the wallet spells it. */
  spelled(networkId: NetworkId): NetworkId;
  /** Goes there, now or as soon as the wallet covers it. */
  moveTo(networkId: NetworkId): void;
}

export interface LiveSession {
  readonly namespaces: readonly LiveNamespace[];
  /** What the wallet covers from now on. */
  update(namespaces: unknown): void;
  /** Something the wallet said about a network: `accountsChanged`, `chainChanged`, or anything else. */
  hear(event: unknown, chainId: unknown): void;
  /** It is over, in all namespaces. */
  end(): void;
}

const MOST_ACCOUNTS = 100;

/** `wish`: where the dapp would like to be, best first. */
export function liveSession(approved: ApprovedNamespaces, wish: readonly NetworkId[]): LiveSession {
  const parts = new Map([...approved].map(([namespace, terms]) => [namespace, liveNamespace(namespace, terms, wish)]));
  return {
    namespaces: [...parts.values()],
    update(value) {
      const next = readNamespaces(value);
      for (const [namespace, part] of parts) part.update(next.get(namespace));
    },
    hear(event, chainId) {
      const [namespace] = String(chainId).split(':');
      for (const [name, part] of parts) if (name === namespace) part.hear(event, chainId);
    },
    end() {
      for (const part of parts.values()) part.update(undefined);
    },
  };
}

interface Part extends LiveNamespace {
  /** Nothing: it is over. */
  update(next: ApprovedNamespace | undefined): void;
  hear(event: unknown, chainId: unknown): void;
}

function liveNamespace(namespace: Namespace, first: ApprovedNamespace, wish: readonly NetworkId[]): Part {
  const changes = new Subject<LinkChange>();
  let approved = first;
  let ended = false;
  let wanted: NetworkId | undefined;
  /** The addresses that the wallet put first. */
  let preferred: readonly string[] = [];

  const covers = (networkId: NetworkId) => approved.accounts.some((each) => each.networkId === networkId);
  const start = (): NetworkId => wish.find(covers) ?? approved.accounts[0].networkId;
  let networkId = start();

  const accounts = (): readonly [Account, ...Account[]] => {
    const there = approved.accounts.filter((each) => each.networkId === networkId);
    // On a network that it does not cover the wallet has said nothing else.
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

  let told = { networkId, addresses: addressesOf(accounts()) };
  const tell = () => {
    const now = accounts();
    const before = told;
    told = { networkId, addresses: addressesOf(now) };
    if (before.networkId !== networkId) changes.next({ type: 'network', networkId });
    if (before.addresses !== told.addresses) changes.next({ type: 'accounts', accounts: now });
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
      return ended;
    },
    get methods() {
      return approved.methods;
    },
    get carrier() {
      return covers(networkId) ? networkId : approved.accounts[0].networkId;
    },
    changes$: new Observable((subscriber) => {
      if (!ended) return changes.subscribe(subscriber);
      subscriber.next({ type: 'lost' });
      subscriber.complete();
      return undefined;
    }),
    covers,
    spelled: (id) => approved.accounts.find((each) => each.networkId === id)?.spelledId ?? id,
    moveTo(next) {
      wanted = covers(next) ? undefined : next;
      if (wanted) return;
      networkId = next;
      tell();
    },
    update(next) {
      if (ended) return;
      if (!next) {
        ended = true;
        changes.next({ type: 'lost' });
        changes.complete();
        return;
      }
      approved = next;
      if (wanted && covers(wanted)) networkId = wanted;
      else if (!covers(networkId)) networkId = start();
      if (wanted === networkId) wanted = undefined;
      tell();
    },
    hear(event, chainId) {
      if (ended) return;
      const name = readProperty(event, 'name');
      const data = readProperty(event, 'data');
      if (name === 'accountsChanged') {
        const named = namedAddresses(data, namespace);
        // Only accounts that the wallet opened to this site, and not none: that is what ending a session is for.
        if (approved.accounts.some(({ address }) => named.includes(address))) preferred = named;
      } else if (name === 'chainChanged') {
        networkId = namedNetwork(data, chainId, namespace) ?? networkId;
      }
      tell();
    },
  };
}

function addressesOf(accounts: readonly Account[]): string {
  return accounts.map(({ address }) => address).join();
}

/** Wallets name accounts by CAIP-10 or by their bare address. */
function namedAddresses(data: unknown, namespace: Namespace): readonly string[] {
  try {
    return (readList(data, MOST_ACCOUNTS) ?? []).flatMap(
      (each) => readAccount(each, namespace)?.address ?? readAddress(each, namespace) ?? [],
    );
  } catch {
    return [];
  }
}

/** As a number, in hex, by CAIP-2, or only by the network that the event is about. */
function namedNetwork(data: unknown, chainId: unknown, namespace: Namespace): NetworkId | undefined {
  const candidates: readonly unknown[] = [data, chainId];
  for (const each of candidates) {
    if (isNetworkId(each)) {
      if (!each.startsWith(`${namespace}:`)) continue;
      if (namespace !== 'eip155' || /^eip155:[1-9]\d{0,15}$/.test(each)) return currentId(each);
    } else if (namespace === 'eip155') {
      try {
        return readChainId(each);
      } catch {
        // The next one may be readable.
      }
    }
  }
  return undefined;
}
