/** Wallets of Solana in a world without a browser: real keys, the real connector, a real ledger. */
import type { ChainHandle, ConnectorHandle } from '../../../application/ports/handle.js';
import type { NetworkInput } from '../../../domain/network/network.js';
import { solana } from '../../../infrastructure/chains/solana/index.js';
import * as walletCode from '../../../infrastructure/connectors/wallet-standard/connect-wallet.js';
import { walletStandardConnector } from '../../../infrastructure/connectors/wallet-standard/connector.js';
import type { ModalOptions } from '../../../infrastructure/options.js';
import { createJoinedWallet, type JoinedWallet } from '../../../sandbox/solana/joined-wallet.js';
import { register } from '../../../sandbox/solana/register.js';
import type { SolanaSettings } from '../../../sandbox/solana/solana-world.js';
import { announce } from '../../../sandbox/wallets/announce.js';
import { MISBEHAVIOURS } from '../../../sandbox/wallets/misbehaviour.js';
import { memoryStore } from '../../../sandbox/wallets/wallet-memory.js';
import { addressesOf } from '../wallets/wallet-addresses.js';
import { SandboxWalletUser } from './sandbox-wallet-user.js';

interface Extension {
  readonly holder: SandboxWalletUser;
  readonly store: ReturnType<typeof memoryStore>;
  wallet: JoinedWallet;
}

interface SolanaParts {
  readonly networks: readonly NetworkInput[];
  readonly tokens: NonNullable<ModalOptions['tokens']>;
  readonly chains: readonly ChainHandle[];
  readonly connectors: readonly ConnectorHandle[];
}

export class SandboxSolana {
  readonly #settings: SolanaSettings;
  readonly #extensions: ReadonlyMap<string, Extension>;
  #window = new EventTarget();

  constructor(settings: SolanaSettings, wait: (holds: () => boolean) => Promise<boolean>) {
    this.#settings = settings;
    this.#extensions = new Map(
      settings.wallets.map((each): [string, Extension] => {
        const store = memoryStore();
        const extension: Extension = {
          store,
          wallet: createJoinedWallet({ ...each, store }),
          holder: new SandboxWalletUser(addressesOf(each), {
            wallet: () => extension.wallet,
            announce: () => this.#appear(extension.wallet),
            wait,
          }),
        };
        return [each.name, extension];
      }),
    );
  }

  #appear(wallet: JoinedWallet): void {
    if (wallet.evm) announce(wallet.evm, this.#window);
    register(wallet, this.#window);
  }

  holder(name: string): SandboxWalletUser | undefined {
    return this.#extensions.get(name)?.holder;
  }

  /** The dapp's options for Solana, on a page with these wallets. Nothing on a page that does not support it. */
  load(names: readonly string[] | undefined, window: EventTarget): SolanaParts {
    this.#window = window;
    if (!names) return { networks: [], tokens: {}, chains: [], connectors: [] };
    const { network, token, wallets } = this.#settings;
    for (const each of wallets) {
      const extension = this.#extensions.get(each.name);
      if (!extension) continue;
      const { control } = extension.wallet;
      extension.wallet = createJoinedWallet({ ...each, store: extension.store });
      extension.holder.faulty(extension.wallet);
      for (const kind of MISBEHAVIOURS) extension.wallet.control.misbehave(kind, control.misbehaves(kind));
      if (names.includes(each.name)) this.#appear(extension.wallet);
    }
    const connector: ConnectorHandle = {
      id: 'wallet-standard',
      namespaces: ['solana'],
      load: ({ scheduler, device, networks }) =>
        Promise.resolve(
          walletStandardConnector({ target: window, scheduler, log: device.log, networks, load: () => walletCode }),
        ),
    };
    return {
      networks: [network],
      tokens: { [network.caipNetworkId ?? '']: [token] },
      chains: [solana()],
      connectors: [connector],
    };
  }
}
