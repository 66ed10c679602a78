/** Replaces AppKit's wagmi adapter: a wagmi config with the modal as its connector. */
// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own; npm could not resolve it as a peer
import { type Config, type CreateConfigParameters, createConfig, type Transport } from '@wagmi/core';
import { type Chain, fallback, http } from 'viem';
import type { Modal } from '../../../application/modal/modal.js';
import { defineNetwork } from '../../../domain/network/network.js';
import { porthole } from '../../../infrastructure/wagmi/as-connector/porthole.js';
import { watchPorthole } from '../../../infrastructure/wagmi/as-connector/watch-porthole.js';
import type { AdapterContext, AdapterParts, AppKitAdapter, CustomRpcUrls, RpcUrl } from '../adapter.js';
import type { AppKitNetwork } from '../app-kit-options.js';
import { evmParts } from '../ethers/evm-parts.js';
import { say } from '../say.js';
import { type LateModal, lateModal } from './late-modal.js';

type Shared = 'storage' | 'ssr' | 'connectors' | 'syncConnectedChain' | 'multiInjectedProviderDiscovery';

/** The options of wagmi's `createConfig` that apply with a modal, and AppKit's own. */
export interface WagmiAdapterOptions extends Partial<Pick<CreateConfigParameters, Shared>> {
  /** The same as for `createAppKit`. At least one EVM network. */
  readonly networks: readonly AppKitNetwork[];
  /** Has no effect: pass it to `createAppKit`. */
  readonly projectId?: string;
  /** Node URLs for wagmi. Pass the same to `createAppKit` for the modal. */
  readonly customRpcUrls?: CustomRpcUrls;
  /** wagmi's transports, by chain id. Each replaces the `customRpcUrls` of its network. */
  readonly transports?: Readonly<Record<number, Transport>>;
  /** As in wagmi's `createConfig`. */
  readonly batch?: object;
  /** As in wagmi's `createConfig`, in milliseconds. */
  readonly cacheTime?: number;
  /** As in wagmi's `createConfig`, in milliseconds. */
  readonly pollingInterval?: number;
  /** Not used: the modal follows transactions by itself. */
  readonly pendingTransactionsFilter?: { enable: boolean; pollingInterval?: number };
}

/** Pass `wagmiConfig` to `WagmiProvider` and the adapter to `createAppKit`. */
export class WagmiAdapter implements AppKitAdapter {
  readonly namespace = 'eip155';
  readonly adapterType = 'wagmi';
  /** Available immediately. The modal keeps the session; wagmi reflects it. */
  readonly wagmiConfig: Config;
  /** The EVM networks among `networks`. */
  readonly wagmiChains: readonly Chain[];
  readonly #late: LateModal;

  constructor(options: WagmiAdapterOptions) {
    const { networks, projectId: _, customRpcUrls = {}, pendingTransactionsFilter, ...wagmi } = options;
    const chains = networks.filter(({ chainNamespace = 'eip155' }) => chainNamespace === 'eip155').map(toChain);
    const [first, ...others] = chains;
    if (!first) throw new Error('The wagmi adapter needs an EVM network in `networks`');
    if (pendingTransactionsFilter)
      say('info', 'The option `pendingTransactionsFilter` does nothing: the modal follows transactions by itself.');
    this.wagmiChains = chains;
    this.#late = lateModal(networks);
    const { transports, connectors = [], ...rest } = wagmi;
    this.wagmiConfig = createConfig({
      ...rest,
      chains: [first, ...others],
      transports: Object.fromEntries(
        chains.map(({ id }) => [id, transports?.[id] ?? transportOf(customRpcUrls[`eip155:${id}`])]),
      ),
      connectors: [porthole(this.#late.modal), ...connectors],
      // The modal lists injected wallets.
      multiInjectedProviderDiscovery: wagmi.multiInjectedProviderDiscovery ?? false,
    });
  }

  get connectors(): Config['connectors'] {
    return this.wagmiConfig.connectors;
  }

  parts(options: AdapterContext): AdapterParts {
    return evmParts(options);
  }

  attach(modal: Modal): void {
    this.#late.give(modal);
    watchPorthole(this.wagmiConfig);
  }
}

function transportOf(urls: readonly RpcUrl[] = []): Transport {
  return urls.length > 1 ? fallback(urls.map(({ url }) => http(url))) : http(urls[0]?.url);
}

function toChain(network: AppKitNetwork): Chain {
  return { ...network, id: +defineNetwork(network).id } as Chain;
}
