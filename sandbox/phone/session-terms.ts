/** What a wallet approves: the supported part of a proposal, or what a test sets. */
import type { PhoneNamespace } from './phone-namespace.js';

/** Limits or replaces what the wallet approves. */
export interface SessionTerms {
  /** Only these networks, CAIP-2. */
  readonly chains?: readonly string[];
  readonly methods?: readonly string[];
  readonly events?: readonly string[];
  /** These accounts in place of its own, CAIP-10, asked for or not. */
  readonly accounts?: readonly string[];
}

/** By namespace, in the SDK's format. */
export type SessionNamespaces = Record<string, SessionNamespace>;

interface SessionNamespace {
  chains: string[];
  accounts: string[];
  methods: string[];
  events: string[];
}

/** What a site asks for: required and optional alike, as the SDK no longer tells them apart. */
export interface AskedNamespaces {
  readonly requiredNamespaces: Asked;
  readonly optionalNamespaces?: Asked;
}

type Asked = Readonly<
  Record<string, { readonly chains?: string[]; readonly methods: string[]; readonly events: string[] }>
>;

/** Empty if the wallet supports nothing of the proposal. */
export function agreeTo(
  asked: AskedNamespaces,
  namespaces: readonly PhoneNamespace[],
  terms: SessionTerms = {},
): SessionNamespaces {
  const found = namespaces.map((namespace) => [namespace.name, agreeToOne(asked, namespace, terms)] as const);
  return Object.fromEntries(found.filter(([, { accounts }]) => accounts.length > 0));
}

function agreeToOne(asked: AskedNamespaces, namespace: PhoneNamespace, terms: SessionTerms): SessionNamespace {
  // A key is a namespace with a list of networks, or a single network.
  const wanted = [
    ...Object.entries(asked.requiredNamespaces),
    ...Object.entries(asked.optionalNamespaces ?? {}),
  ].filter(([key]) => key.split(':')[0] === namespace.name);
  const wantedChains = new Set(wanted.flatMap(([key, { chains }]) => chains ?? (key.includes(':') ? [key] : [])));
  const wantedMethods = new Set(wanted.flatMap(([, { methods }]) => methods));
  const wantedEvents = new Set(wanted.flatMap(([, { events }]) => events));

  const chains = namespace
    .chains()
    .filter((chain) => wantedChains.has(chain) && (terms.chains?.includes(chain) ?? true));
  const own = chains.flatMap((chain) => namespace.addresses().map((address) => `${chain}:${address}`));
  const accounts = terms.accounts?.filter((account) => account.startsWith(`${namespace.name}:`)) ?? own;
  return {
    chains: terms.accounts ? [...new Set(accounts.map(chainOf))] : chains,
    accounts: [...accounts],
    methods: Object.keys(namespace.methods).filter(
      (each) => wantedMethods.has(each) && (terms.methods?.includes(each) ?? true),
    ),
    events: namespace.events.filter((each) => wantedEvents.has(each) && (terms.events?.includes(each) ?? true)),
  };
}

/** The network of an account: CAIP-2 of CAIP-10. */
export function chainOf(account: string): string {
  return account.split(':').slice(0, 2).join(':');
}
