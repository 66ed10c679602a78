/** A session's namespaces from the wallet, without invalid entries (CAIP-25, CAIP-217). */
import { readProperty } from '../../../../domain/value/read-property.js';
import { readTexts } from './read-texts.js';

export interface SessionNamespace {
  /** CAIP-2. */
  readonly chains: readonly string[];
  /** CAIP-10. Never empty. */
  readonly accounts: readonly string[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}

export type SessionNamespaces = Readonly<Record<string, SessionNamespace>>;

/** A namespace, or a single network of one. */
const KEY = /^[-a-z\d]{3,8}(:[-\w]{1,32})?$/;
const ACCOUNT = /^[-a-z\d]{3,8}:[-\w]{1,32}:[-.%\w]{1,128}$/;
/** Limits beyond what any wallet has. */
const [MOST_KEYS, MOST_ACCOUNTS, MOST_NAMES, MOST_LETTERS] = [50, 1000, 500, 128];

/** `undefined` if nothing valid is left. */
export function readSessionNamespaces(value: unknown): SessionNamespaces | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = Object.keys(value)
    .slice(0, MOST_KEYS)
    .flatMap((key): readonly (readonly [string, SessionNamespace])[] => {
      const entry = KEY.test(key) ? readProperty(value, key) : undefined;
      const ofKey = (id: string) => id === key || id.startsWith(`${key}:`);
      const accounts = readTexts(readProperty(entry, 'accounts'), MOST_ACCOUNTS, 256).filter(
        (each) => ACCOUNT.test(each) && ofKey(each),
      );
      if (accounts.length === 0) return [];
      const listed = names(entry, 'chains').filter(ofKey);
      const chains = listed.length > 0 ? listed : [...new Set(accounts.map(chainOf))];
      return [[key, { chains, accounts, methods: names(entry, 'methods'), events: names(entry, 'events') }]];
    });
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}

/** Whether the wallet may send this event for that network. */
export function coversEvent(namespaces: SessionNamespaces, chainId: string, event: string): boolean {
  return Object.entries(namespaces).some(
    ([key, { chains, accounts, events }]) =>
      (key === chainId || chainId.startsWith(`${key}:`)) &&
      events.includes(event) &&
      (chains.includes(chainId) || accounts.some((each) => chainOf(each) === chainId)),
  );
}

function chainOf(account: string): string {
  return account.slice(0, account.lastIndexOf(':'));
}

function names(entry: unknown, name: string): readonly string[] {
  return readTexts(readProperty(entry, name), MOST_NAMES, MOST_LETTERS);
}
