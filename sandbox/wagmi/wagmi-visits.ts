/** A visitor of a dapp on wagmi that has the modal as its connector, in Node: real modal, real wallet, either line of wagmi. */
import * as line3 from '@wagmi/core';
import { type Chain, http } from 'viem';
import { mainnet, sepolia } from 'viem/chains';
import * as line2 from 'wagmi-core-2';
import type { Modal } from '../../application/modal/modal.js';
import { evm } from '../../infrastructure/chains/evm/index.js';
import { external } from '../../infrastructure/connectors/external/index.js';
import { createModal } from '../../infrastructure/create-modal.js';
import { scriptedDevice } from '../../infrastructure/fakes/scripted-device.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import { porthole } from '../../infrastructure/wagmi/as-connector/porthole.js';
import { watchBy } from '../../infrastructure/wagmi/as-connector/watch-porthole.js';
import { createSandboxWallet, type SandboxWalletControl } from '../wallets/wallet.js';
import type { WalletNetwork } from '../wallets/wallet-memory.js';

export type Wagmi = typeof line3;
// Their types only differ in parts that the bridge does not use; apps are compiled against both: npm run test:frameworks.
const other: unknown = line2;
export const LINES: readonly (readonly [line: string, wagmi: Wagmi])[] = [
  ['2', other as Wagmi],
  ['3', line3],
];

/** The wallet's id, and its accounts. */
export const WALLET = 'harbor';
export const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const;

export interface WagmiTab {
  readonly modal: Modal;
  readonly config: line3.Config;
  /** Every status that wagmi has had, in order, each once. */
  readonly statuses: readonly string[];
  readonly connector: line3.Connector;
  close(): void;
}

export interface WagmiVisits {
  readonly wallet: SandboxWalletControl;
  /** The methods that the wallet has been asked since the last call. */
  asked(): readonly string[];
  /** Another page of the dapp, once wagmi has tried to reconnect: a reload if the previous page is closed, otherwise a second tab. */
  open(
    parameters?: Partial<line3.CreateConfigParameters>,
    /** Instead of waiting for the stored state and reconnecting: like `WagmiProvider` on a server-rendered page. */
    mount?: (config: line3.Config) => Promise<unknown>,
  ): Promise<WagmiTab>;
  close(): void;
}

export interface VisitOptions {
  readonly chains?: readonly [Chain, ...Chain[]];
  readonly networks?: readonly [WalletNetwork, ...WalletNetwork[]];
  /** Whether the wallet executes several calls at once (EIP-5792). Default false. */
  readonly batches?: boolean;
}

const NETWORKS = [
  { chainId: 1, name: 'Ethereum' },
  { chainId: 11_155_111, name: 'Sepolia' },
  { chainId: 10, name: 'OP Mainnet' },
] as const;

export function wagmiVisits(wagmi: Wagmi, options: VisitOptions = {}): WagmiVisits {
  const chains = options.chains ?? [mainnet, sepolia];
  const { provider, control } = createSandboxWallet({
    name: 'Harbor',
    rdns: 'example.harbor',
    icon: 'data:image/png;base64,AAAA',
    keys: KEYS,
    networks: options.networks ?? NETWORKS,
    mode: 'approve',
    batches: options.batches === true,
  });
  const kept = memoryStorage();
  const keptByWagmi = new Map<string, string>();
  const tabs: WagmiTab[] = [];
  let read = 0;
  return {
    wallet: control,
    asked() {
      const methods = control.requests().map(({ method }) => method);
      const news = methods.slice(read);
      read = methods.length;
      return news;
    },
    async open(parameters, mount) {
      const modal = createModal({
        networks: chains,
        chains: [evm()],
        connectors: [external({ id: WALLET, name: 'Harbor', load: () => provider })],
        services: false,
        storage: kept.otherTab(),
        device: scriptedDevice(),
      });
      const config = wagmi.createConfig({
        chains,
        transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
        connectors: [porthole(modal)],
        multiInjectedProviderDiscovery: false,
        storage: wagmi.createStorage({
          storage: {
            getItem: (key) => keptByWagmi.get(key) ?? null,
            setItem: (key, value) => void keptByWagmi.set(key, value),
            removeItem: (key) => void keptByWagmi.delete(key),
          },
        }),
        ...parameters,
      } as line3.CreateConfigParameters);
      const statuses: string[] = [];
      config.subscribe(
        ({ status }) => status,
        (status) => void statuses.push(status),
      );
      if (!mount) statuses.push(config.state.status);
      const [connector] = config.connectors;
      if (!connector) throw new Error('The config has no connector');
      const stop = watchBy(wagmi.connect, config);
      const tab: WagmiTab = {
        ...{ modal, config, statuses, connector },
        close() {
          stop();
          modal.destroy();
        },
      };
      tabs.push(tab);
      if (mount) {
        await mount(config);
        return tab;
      }
      // What `WagmiProvider` does, after wagmi has read what it stored.
      await new Promise<void>((resolve) => hydrated(config, resolve));
      await wagmi.reconnect(config);
      return tab;
    },
    close: () => {
      for (const tab of tabs) tab.close();
    },
  };
}

function hydrated(config: line3.Config, then: () => void): void {
  const { persist }: { readonly persist?: { onFinishHydration(listener: () => void): unknown } } =
    config._internal.store;
  if (persist) persist.onFinishHydration(then);
  else then();
}
