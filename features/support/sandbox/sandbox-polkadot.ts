/** Polkadot wallets without a browser: real keys, the real connector, and a fake node. */
import type { ChainHandle, ConnectorHandle } from '../../../application/ports/handle.js';
import type { NetworkInput } from '../../../domain/network/network.js';
import { polkadot } from '../../../infrastructure/chains/polkadot/index.js';
import * as walletCode from '../../../infrastructure/connectors/polkadot/connect-wallet.js';
import { polkadotConnector } from '../../../infrastructure/connectors/polkadot/connector.js';
import { addressOf } from '../../../sandbox/polkadot/polkadot-key.js';
import { createPolkadotWallet, inject, type PolkadotWallet } from '../../../sandbox/polkadot/polkadot-wallet.js';
import type { PolkadotSettings } from '../../../sandbox/polkadot/polkadot-world.js';
import { MISBEHAVIOURS } from '../../../sandbox/wallets/misbehaviour.js';
import { memoryStore } from '../../../sandbox/wallets/wallet-memory.js';
import { SandboxWalletUser } from './sandbox-wallet-user.js';

interface Extension {
  readonly holder: SandboxWalletUser;
  readonly store: ReturnType<typeof memoryStore>;
  wallet: PolkadotWallet;
}

interface PolkadotParts {
  readonly networks: readonly NetworkInput[];
  readonly chains: readonly ChainHandle[];
  readonly connectors: readonly ConnectorHandle[];
}

export class SandboxPolkadot {
  readonly #settings: PolkadotSettings;
  readonly #extensions: ReadonlyMap<string, Extension>;
  #page: object = {};

  constructor(settings: PolkadotSettings, wait: (holds: () => boolean) => Promise<boolean>) {
    this.#settings = settings;
    this.#extensions = new Map(
      settings.wallets.map((each): [string, Extension] => {
        const store = memoryStore();
        const extension: Extension = {
          store,
          wallet: createPolkadotWallet({ ...each, store }),
          holder: new SandboxWalletUser(
            each.keys.map((key) => addressOf(key)),
            { wallet: () => extension.wallet, announce: () => inject(extension.wallet, this.#page), wait },
          ),
        };
        return [each.name, extension];
      }),
    );
  }

  holder(name: string): SandboxWalletUser | undefined {
    return this.#extensions.get(name)?.holder;
  }

  /** The dapp's options for Polkadot, on a page with these wallets. Nothing on a page that does not support it. */
  load(names: readonly string[] | undefined, page: object): PolkadotParts {
    this.#page = page;
    if (!names) return { networks: [], chains: [], connectors: [] };
    const { network, wallets } = this.#settings;
    for (const each of wallets) {
      const extension = this.#extensions.get(each.name);
      if (!extension) continue;
      const { control } = extension.wallet;
      extension.wallet = createPolkadotWallet({ ...each, store: extension.store });
      extension.holder.faulty(extension.wallet);
      for (const kind of MISBEHAVIOURS) extension.wallet.control.misbehave(kind, control.misbehaves(kind));
      if (names.includes(each.name)) inject(extension.wallet, page);
    }
    const connector: ConnectorHandle = {
      id: 'polkadot-wallets',
      namespaces: ['polkadot'],
      load: ({ scheduler, device, networks, storage }) =>
        Promise.resolve(
          polkadotConnector({
            ...{ page, scheduler, log: device.log, networks, storage, dapp: 'Slipway' },
            load: () => walletCode,
          }),
        ),
    };
    return { networks: [network], chains: [polkadot()], connectors: [connector] };
  }
}
