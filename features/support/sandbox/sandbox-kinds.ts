/** The kinds of networks other than EVM, in a world without a browser. */
import type { ModalOptions } from '../../../infrastructure/options.js';
import type { WorldSettings } from '../../../sandbox/world-settings.js';
import type { PageSettings } from '../page/settings/page-settings.js';
import { SandboxBitcoin } from './sandbox-bitcoin.js';
import { SandboxPolkadot } from './sandbox-polkadot.js';
import { SandboxSolana } from './sandbox-solana.js';
import type { SandboxWalletUser } from './sandbox-wallet-user.js';

type KindParts = Required<Pick<ModalOptions, 'networks' | 'tokens' | 'chains' | 'connectors'>>;

export class SandboxKinds {
  readonly #solana: SandboxSolana;
  readonly #bitcoin: SandboxBitcoin;
  readonly #polkadot: SandboxPolkadot;

  constructor(settings: WorldSettings, wait: (holds: () => boolean) => Promise<boolean>) {
    this.#solana = new SandboxSolana(settings.solana, wait);
    this.#bitcoin = new SandboxBitcoin(settings.bitcoin, wait);
    this.#polkadot = new SandboxPolkadot(settings.polkadot, wait);
  }

  holder(name: string): SandboxWalletUser | undefined {
    return this.#solana.holder(name) ?? this.#bitcoin.holder(name) ?? this.#polkadot.holder(name);
  }

  /** The wallet's id in the product; undefined for wallets of other kinds. */
  walletId(name: string): string | undefined {
    // Its id is its place in the page.
    if (name === 'Bream') return 'BreamProvider';
    return this.holder(name) && name;
  }

  /** The dapp's options for the kinds that it supports. */
  load(page: PageSettings, window: EventTarget): KindParts {
    const solana = this.#solana.load(page.solana, window);
    const others = [this.#bitcoin.load(page.bitcoin, window), this.#polkadot.load(page.polkadot, window)];
    return {
      networks: [...solana.networks, ...others.flatMap(({ networks }) => networks)],
      tokens: solana.tokens,
      chains: [...solana.chains, ...others.flatMap(({ chains }) => chains)],
      connectors: [...solana.connectors, ...others.flatMap(({ connectors }) => connectors)],
    };
  }
}
