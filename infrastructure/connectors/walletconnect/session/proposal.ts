/** A dapp's session proposal: networks, methods and events of each namespace, all of it optional. */
import type { Namespace } from '../../../../domain/network/caip.js';
import type { Network } from '../../../../domain/network/network.js';
import type { Dialects } from '../dialects/dialects.js';
import type { NamespaceProposal } from '../options.js';

const EVENTS = ['accountsChanged', 'chainChanged'];

const METHODS: Readonly<Partial<Record<Namespace, readonly string[]>>> = {
  eip155: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'personal_sign',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_registerOnboarding',
    'wallet_watchAsset',
    'wallet_scanQRCode',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_getAssets',
  ],
};

/** In the SDK's format. */
export type Proposal = Record<string, { chains: string[]; methods: string[]; events: string[] }>;

export function proposalOf(
  namespaces: readonly Namespace[],
  networks: readonly Network[],
  dialects: Dialects,
  overrides: Readonly<Partial<Record<Namespace, NamespaceProposal>>> = {},
): Proposal {
  return Object.fromEntries(
    namespaces.flatMap((namespace) => {
      const {
        methods = METHODS[namespace] ?? dialects.get(namespace)?.methods ?? [],
        events = EVENTS,
        chains,
      } = overrides[namespace] ?? {};
      const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace);
      const ids =
        chains ??
        own.flatMap(({ caipNetworkId: id }) => {
          const former = dialects.get(namespace)?.formerIds?.[id];
          return former ? [id, former] : [id];
        });
      return ids.length > 0 ? [[namespace, { chains: [...ids], methods: [...methods], events: [...events] }]] : [];
    }),
  );
}
