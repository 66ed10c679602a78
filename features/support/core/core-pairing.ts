/** Stand-ins for a wallet on another device and for the relay. */
import type { SchedulerLike } from 'rxjs';
import type { Connector } from '../../../application/ports/connector.js';
import { type ScriptedWallet, scriptedConnector, scriptedWallet } from '../../../infrastructure/fakes/index.js';
import type { PageSettings } from '../page/settings/page-settings.js';
import { networkIdNamed } from '../world/vocabulary.js';
import { CoreWalletUser } from './core-wallet-user.js';

/** The phone's accounts on networks other than EVM: one for each. */
const OTHERS = {
  solana: { network: 'Brinepool', address: 'Ferry'.padEnd(44, '1'), accountType: 'eoa' },
  bitcoin: { network: 'Coldwater', address: 'bc1qFerry'.padEnd(44, '1'), accountType: 'payment' },
  polkadot: { network: 'Skerry', address: '5Ferry'.padEnd(44, '1'), accountType: 'eoa' },
} as const;

export class CorePhone {
  /** Answers when its code was scanned. */
  readonly holder: CoreWalletUser;
  readonly #others: Readonly<Record<keyof typeof OTHERS, ScriptedWallet>>;
  readonly #scheduler: SchedulerLike;

  constructor(scheduler: SchedulerLike) {
    this.#scheduler = scheduler;
    const addresses = ['fe', 'fd'].map((each) => `0x${each.repeat(20)}`);
    const script = (network: string, accounts: readonly string[], accountType: 'eoa' | 'payment' = 'eoa') =>
      scriptedWallet({
        ...{ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', connectorId: 'pairing' },
        ...{ accounts, accountType, networkId: networkIdNamed(network), scheduler },
        knownNetworks: network === 'Saltmarsh' ? [networkIdNamed('Tidewater')] : [],
      });
    const other = (kind: keyof typeof OTHERS) => {
      const { network, address, accountType } = OTHERS[kind];
      return script(network, [address], accountType);
    };
    this.#others = { solana: other('solana'), bitcoin: other('bitcoin'), polkadot: other('polkadot') };
    const all = [...addresses, ...Object.values(OTHERS).map(({ address }) => address)];
    this.holder = new CoreWalletUser(script('Saltmarsh', addresses), all, () => {
      throw new Error('Ferry is on another device: it does not announce itself.');
    });
  }

  /** Each pairing has a link of its own: `wc:1@2`, `wc:2@2` and so on. It connects the namespaces of the page's networks. */
  pairing(page: PageSettings): Connector {
    const kinds = (Object.keys(OTHERS) as (keyof typeof OTHERS)[]).filter((kind) => page[kind]);
    const wallets = [this.holder.script, ...kinds.map((kind) => this.#others[kind])];
    const [first, ...namespaces] = wallets.map(({ wallet }) => wallet.namespace);
    const connector = scriptedConnector({
      ...{ id: 'pairing', scheduler: this.#scheduler, wallets },
      namespaces: [first ?? 'eip155', ...namespaces],
    });
    let made = 0;
    return {
      ...connector,
      connect(...asked) {
        made += 1;
        connector.offerPairing(`wc:${made}@2`);
        return connector.connect(...asked);
      },
    };
  }
}
