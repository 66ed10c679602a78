/** Chain-agnostic identifiers: CAIP-2 network ids and CAIP-10 account ids. */

/** The namespaces this product knows by name. Others are carried through unchanged. */
export const NAMESPACES = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const;

/** A CAIP-2 namespace, such as `eip155`. */
export type Namespace = (typeof NAMESPACES)[number];

/** A CAIP-2 network id, such as `eip155:1`. */
export type NetworkId = `${Namespace}:${string}`;

/** A CAIP-10 account id, such as `eip155:1:0xab16…`. */
export type AccountId = `${Namespace}:${string}:${string}`;

/** The parts of a CAIP-2 id. */
export interface NetworkIdParts {
  readonly namespace: Namespace;
  readonly reference: string;
}

/** The parts of a CAIP-10 id. */
export interface AccountIdParts extends NetworkIdParts {
  readonly address: string;
}

export function isNamespace(text: string): text is Namespace {
  return (NAMESPACES as readonly string[]).includes(text);
}

/** Whether a value is a CAIP-10 id of a known namespace. */
export function isAccountId(value: unknown): value is AccountId {
  if (typeof value !== 'string') return false;
  const parts = value.split(':');
  return parts.length === 3 && parts.every((part) => part !== '') && isNamespace(parts[0] ?? '');
}

export function networkIdOf(namespace: Namespace, reference: string | number): NetworkId {
  return `${namespace}:${reference}`;
}

export function namespaceOf(id: NetworkId | AccountId): Namespace {
  return id.slice(0, id.indexOf(':')) as Namespace;
}

/** The network part of a CAIP-10 id. */
export function networkOfAccountId(id: AccountId): NetworkId {
  return id.slice(0, id.indexOf(':', id.indexOf(':') + 1)) as NetworkId;
}
