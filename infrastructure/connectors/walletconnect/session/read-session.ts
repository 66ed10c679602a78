/** What a wallet agreed to, as it says. All of it is parsed JSON, and the wallet's word: what is malformed is left out. */

import { checksumAddress } from '../../../../domain/address/checksum-address.js';
import { type AccountId, isNamespace, type Namespace, type NetworkId } from '../../../../domain/network/caip.js';
import { isNetworkId } from '../../../../domain/network/is-network-id.js';
import { inertText } from '../../../../domain/text/inert-text.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { readList } from '../../eip1193/read-list.js';
import { currentId, type Dialect } from '../dialects/dialect.js';
import type { Dialects } from '../dialects/dialects.js';

export interface ApprovedAccount {
  readonly networkId: NetworkId;
  /** In the wallet's format: perhaps with a former id of the network. */
  readonly spelledId: NetworkId;
  /** In the network's own format. */
  readonly address: string;
  /** In the wallet's format. */
  readonly spelledAddress: string;
}

export interface ApprovedNamespace {
  /** Never empty. */
  readonly accounts: readonly [ApprovedAccount, ...ApprovedAccount[]];
  readonly methods: readonly string[];
}

export type ApprovedNamespaces = ReadonlyMap<Namespace, ApprovedNamespace>;

export interface Peer {
  readonly name: string | undefined;
  /** A `data:image/` URL: the page contacts no host that only a wallet named. */
  readonly icon: string | undefined;
}

/** More of each than any wallet has. */
const MOST_KEYS = 50;
const MOST_ACCOUNTS = 1000;
const MOST_METHODS = 200;
const MAX_NAME = 64;
const MAX_ICON = 262_144;
const ADDRESS = /^[-.%a-zA-Z0-9]{1,128}$/;
const ICON = /^data:image\/(png|svg\+xml|webp|jpe?g|gif)[;,]/i;

/** Keys are namespaces, or single networks of one (CAIP-217). A namespace without an account is dropped. */
export function readNamespaces(value: unknown, dialects: Dialects): ApprovedNamespaces {
  const found = new Map<Namespace, ApprovedNamespace>();
  for (const key of Object.keys(value ?? {}).slice(0, MOST_KEYS)) {
    const namespace = key.split(':')[0] ?? '';
    if (!isNamespace(namespace)) continue;
    const entry = readProperty(value, key);
    const known = found.get(namespace);
    const accounts = unique([
      ...(known?.accounts ?? []),
      ...readAccounts(readProperty(entry, 'accounts'), namespace, dialects),
    ]);
    const [first, ...rest] = accounts;
    if (!first) continue;
    const methods = (readList(readProperty(entry, 'methods'), MOST_METHODS) ?? []).filter(
      (each) => typeof each === 'string',
    );
    found.set(namespace, { accounts: [first, ...rest], methods: [...(known?.methods ?? []), ...methods] });
  }
  return found;
}

/** The parts of an account id of that namespace; undefined if it is invalid. */
export function readAccount(
  value: unknown,
  namespace: Namespace,
  dialect: Dialect | undefined,
): ApprovedAccount | undefined {
  if (typeof value !== 'string' || value.length > 256) return undefined;
  const at = value.lastIndexOf(':');
  const spelledId = value.slice(0, Math.max(at, 0));
  const spelledAddress = value.slice(at + 1);
  if (!isNetworkId(spelledId) || !spelledId.startsWith(`${namespace}:`)) return undefined;
  if (namespace === 'eip155' && !/^eip155:[1-9]\d{0,15}$/.test(spelledId)) return undefined;
  const networkId = currentId(spelledId, dialect);
  const address = readAddress(spelledAddress, networkId, dialect);
  return address === undefined ? undefined : { networkId, spelledId, address, spelledAddress };
}

/** An address in the network's own format. */
export function readAddress(value: unknown, networkId: NetworkId, dialect: Dialect | undefined): string | undefined {
  if (typeof value !== 'string' || !ADDRESS.test(value)) return undefined;
  if (!networkId.startsWith('eip155:')) return dialect ? dialect.readAddress(value, networkId) : value;
  return /^0x[\da-f]{40}$/i.test(value) ? checksumAddress(value) : undefined;
}

export function readPeer(value: unknown): Peer {
  const metadata = readProperty(value, 'metadata');
  const name = readProperty(metadata, 'name');
  const icon = readList(readProperty(metadata, 'icons'), 1)?.[0];
  return {
    name: typeof name === 'string' ? inertText(name, MAX_NAME) || undefined : undefined,
    icon: typeof icon === 'string' && icon.length <= MAX_ICON && ICON.test(icon) ? icon : undefined,
  };
}

function readAccounts(value: unknown, namespace: Namespace, dialects: Dialects): readonly ApprovedAccount[] {
  const dialect = dialects.get(namespace);
  return (readList(value, MOST_ACCOUNTS) ?? []).flatMap((each) => readAccount(each, namespace, dialect) ?? []);
}

function unique(accounts: readonly ApprovedAccount[]): readonly ApprovedAccount[] {
  const byId = new Map<AccountId, ApprovedAccount>();
  for (const account of accounts) {
    const id: AccountId = `${account.networkId}:${account.address}`;
    // If the wallet uses both ids, the current one.
    const formerly = byId.get(id)?.spelledId !== account.networkId;
    if (!byId.has(id) || (formerly && account.spelledId === account.networkId)) byId.set(id, account);
  }
  return [...byId.values()];
}
