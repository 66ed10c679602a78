/** A namespace that no network stands behind: the wallet agrees to what is asked there, and answers with what it was asked. */
import type { PhoneNamespace, PhoneNamespaceFactory } from './phone-namespace.js';

export interface EchoNamespaceOptions {
  readonly name: string;
  /** CAIP-2. */
  readonly chains: readonly string[];
  readonly address: string;
  readonly methods: readonly string[];
}

export function echoNamespace({ name, chains, address, methods }: EchoNamespaceOptions): PhoneNamespaceFactory {
  return (): PhoneNamespace => ({
    name,
    methods: Object.fromEntries(methods.map((method) => [method, ''])),
    events: ['accountsChanged', 'chainChanged'],
    chains: () => chains,
    chainName: (chain) => chain,
    accounts: () => [address],
    addresses: () => [address],
    answer: ({ chain, method, params }) => Promise.resolve({ chain, method, params }),
    describe: ({ method, origin }) => ({ title: method, facts: [['Site', origin]] }),
    changeAccount: () => undefined,
    changeChain: () => undefined,
  });
}
