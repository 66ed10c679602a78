/** A page on wagmi, with the modal as wagmi's connector or with wagmi's connectors in the modal. */
import type { Config, CreateConfigParameters } from '@wagmi/core';
import { http } from 'viem';
import type { Modal } from '../../../application/modal/modal.js';
import type { NetworkInput } from '../../../domain/network/network.js';
import type { StorageArea } from '../../../infrastructure/storage/kept-text.js';
import { porthole } from '../../../infrastructure/wagmi/as-connector/porthole.js';
import { watchBy } from '../../../infrastructure/wagmi/as-connector/watch-porthole.js';
import { handleOf } from '../../../infrastructure/wagmi/over-connectors/wagmi-connectors.js';
import { watchWagmiBy } from '../../../infrastructure/wagmi/over-connectors/watch-wagmi.js';
import { storedBy } from '../../../infrastructure/wagmi/stored-by-wagmi.js';
import { alone, type Way, type WayPage } from '../sandbox/way.js';
import type { Wagmi } from './wagmi-line.js';

export interface WagmiWay extends Way {
  /** The config of the page that is open. */
  config(): Config;
  /** Whether the dapp calls wagmi. Its calls to the modal reach wagmi's connectors as well, and cause the same events. */
  readonly asksWagmi: boolean;
  /** Whether a wallet of that name is connected in wagmi when it is in the modal. */
  knows(wallet: string): boolean;
}

/** The modal stores the session, and wagmi follows. */
export function asConnector(wagmi: Wagmi): WagmiWay {
  let page: WayPage | undefined;
  let config: Config | undefined;
  let stop: (() => void) | undefined;
  return {
    config: () => opened(config),
    asksWagmi: true,
    knows: () => true,
    browserWallets(next) {
      page = next;
      return alone.browserWallets(next);
    },
    begin(modal) {
      if (!page) throw new Error('There is no page.');
      config = configOf(wagmi, page, { connectors: [porthole(modal)], multiInjectedProviderDiscovery: false });
      stop = watchBy(wagmi.connect, config);
      return mount(wagmi, config);
    },
    end: () => stop?.(),
  };
}

/** wagmi stores the session, with connectors that it creates for the announced wallets. */
export function overConnectors(wagmi: Wagmi): WagmiWay {
  let config: Config | undefined;
  let stop: (() => void) | undefined;
  return {
    config: () => opened(config),
    asksWagmi: false,
    knows: (wallet) => opened(config).connectors.some(({ name }) => name === wallet),
    browserWallets(page) {
      // As docs/wagmi.md has it: wagmi starts on the first of its chains.
      const isFirst = ({ id }: NetworkInput) => `eip155:${id}` === page.first;
      const networks = [...page.networks].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
      const made = atWindow(page.window, () => configOf(wagmi, { ...page, networks }, {}));
      config = made;
      return handleOf(made, () => Promise.resolve(wagmi));
    },
    begin(modal: Modal) {
      const made = opened(config);
      stop = watchWagmiBy(wagmi.disconnect, modal, made);
      return mount(wagmi, made);
    },
    end() {
      stop?.();
      config?._internal.mipd?.destroy();
    },
  };
}

function opened(config: Config | undefined): Config {
  if (!config) throw new Error('There is no page on wagmi.');
  return config;
}

function configOf(wagmi: Wagmi, { networks, area }: WayPage, rest: Partial<CreateConfigParameters>): Config {
  const chains = networks.filter(({ chainNamespace = 'eip155' }) => chainNamespace === 'eip155');
  const parameters: unknown = {
    chains,
    transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
    storage: storageAt(wagmi, area),
    ...rest,
  };
  return wagmi.createConfig(parameters as CreateConfigParameters);
}

/** What an app does for browsers without storage, where wagmi's default fails. */
function storageAt(wagmi: Wagmi, area: () => StorageArea): CreateConfigParameters['storage'] {
  try {
    area();
  } catch {
    return null;
  }
  return wagmi.createStorage({
    storage: {
      getItem: (key) => area().getItem(key),
      removeItem: (key) => area().removeItem(key),
      setItem(key, value) {
        try {
          area().setItem(key, value);
        } catch {
          // As wagmi's own.
        }
      },
    },
  });
}

/** wagmi looks for wallets in the global window. Those of a page without a browser are in one of its own. */
function atWindow<T>(target: EventTarget, make: () => T): T {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
  Object.defineProperty(globalThis, 'window', { value: target, configurable: true, writable: true });
  try {
    return make();
  } finally {
    // Its connectors need one later as well, and accept any.
    if (before) Object.defineProperty(globalThis, 'window', before);
  }
}

/** wagmi reconnects one config at a time: a reconnect of the previous page has to end first, as it has on real pages. */
let reconnecting: Promise<unknown> = Promise.resolve();

/** What `WagmiProvider` does; it does not wait for what was connected before, either. */
async function mount(wagmi: Wagmi, config: Config): Promise<void> {
  const stored = storedBy(config);
  if (stored?.hasHydrated() === false) await new Promise<void>((resolve) => stored.onFinishHydration(resolve));
  await reconnecting;
  reconnecting = wagmi.reconnect(config);
}
