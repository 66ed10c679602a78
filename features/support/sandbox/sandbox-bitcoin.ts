/** Wallets of Bitcoin in a world without a browser: real keys, the real connector, a ledger that checks signatures. */
import type { ChainHandle, ConnectorHandle } from '../../../application/ports/handle.js';
import type { NetworkInput } from '../../../domain/network/network.js';
import { bitcoin } from '../../../infrastructure/chains/bitcoin/index.js';
import * as walletCode from '../../../infrastructure/connectors/bitcoin/connect-wallet.js';
import { bitcoinConnector } from '../../../infrastructure/connectors/bitcoin/connector.js';
import { addressOf } from '../../../sandbox/bitcoin/bitcoin-key.js';
import { type BitcoinWallet, createBitcoinWallet } from '../../../sandbox/bitcoin/bitcoin-wallet.js';
import type { BitcoinSettings } from '../../../sandbox/bitcoin/bitcoin-world.js';
import { showInPage } from '../../../sandbox/bitcoin/show-in-page.js';
import { MISBEHAVIOURS } from '../../../sandbox/wallets/misbehaviour.js';
import { memoryStore } from '../../../sandbox/wallets/wallet-memory.js';
import { SandboxWalletUser } from './sandbox-wallet-user.js';

interface Extension {
  readonly holder: SandboxWalletUser;
  readonly store: ReturnType<typeof memoryStore>;
  wallet: BitcoinWallet;
}

interface BitcoinParts {
  readonly networks: readonly NetworkInput[];
  readonly chains: readonly ChainHandle[];
  readonly connectors: readonly ConnectorHandle[];
}

export class SandboxBitcoin {
  readonly #settings: BitcoinSettings;
  readonly #extensions: ReadonlyMap<string, Extension>;
  #page = new EventTarget();

  constructor(settings: BitcoinSettings, wait: (holds: () => boolean) => Promise<boolean>) {
    this.#settings = settings;
    this.#extensions = new Map(
      settings.wallets.map((each): [string, Extension] => {
        const store = memoryStore();
        const extension: Extension = {
          store,
          wallet: createBitcoinWallet({ ...each, store }),
          holder: new SandboxWalletUser(
            each.keys.map((key) => addressOf(key, each.pays)),
            { wallet: () => extension.wallet, announce: () => showInPage(extension.wallet, this.#page), wait },
          ),
        };
        return [each.name, extension];
      }),
    );
  }

  holder(name: string): SandboxWalletUser | undefined {
    return this.#extensions.get(name)?.holder;
  }

  /** The dapp's options for Bitcoin, on a page with these wallets. Nothing on a page that does not support it. */
  load(names: readonly string[] | undefined, page: EventTarget): BitcoinParts {
    this.#page = page;
    if (!names) return { networks: [], chains: [], connectors: [] };
    const { network, wallets } = this.#settings;
    for (const each of wallets) {
      const extension = this.#extensions.get(each.name);
      if (!extension) continue;
      const { control } = extension.wallet;
      extension.wallet = createBitcoinWallet({ ...each, store: extension.store });
      extension.holder.faulty(extension.wallet);
      for (const kind of MISBEHAVIOURS) extension.wallet.control.misbehave(kind, control.misbehaves(kind));
      if (names.includes(each.name)) showInPage(extension.wallet, page);
    }
    const connector: ConnectorHandle = {
      id: 'bitcoin-wallets',
      namespaces: ['bip122'],
      load: ({ scheduler, device, networks }) =>
        Promise.resolve(
          bitcoinConnector({
            ...{ page, scheduler, log: device.log, networks, preferred: 'payment' },
            load: () => walletCode,
          }),
        ),
    };
    return { networks: [network], chains: [bitcoin()], connectors: [connector] };
  }
}
