/** The wallets in `window.injectedWeb3`, each by its own name. */
import { alteredName, inertText } from '../../../domain/text/inert-text.js';
import { readProperty } from '../../../domain/value/read-property.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';

export const POLKADOT_WALLETS_ID = 'polkadot-wallets';

export interface InjectedWallet {
  readonly wallet: Wallet;
  readonly own: object;
}

const MOST_WALLETS = 100;
const MAX_NAME = 64;
/** Names of wallets by their key there. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot{.js}',
  'subwallet-js': 'SubWallet',
  talisman: 'Talisman',
  'fearless-wallet': 'Fearless Wallet',
  enkrypt: 'Enkrypt',
};

export function injectedWallets(page: object): readonly InjectedWallet[] {
  const all = readProperty(page, 'injectedWeb3');
  if (typeof all !== 'object' || all === null) return [];
  return Object.keys(all)
    .slice(0, MOST_WALLETS)
    .flatMap((id) => {
      const own = readProperty(all, id);
      const name = KNOWN_AS[id] ?? inertText(id, MAX_NAME);
      if (name === '' || typeof own !== 'object' || own === null) return [];
      if (typeof readProperty(own, 'enable') !== 'function') return [];
      const wallet: Wallet = {
        ...{ id, type: 'ANNOUNCED', name, namespace: 'polkadot', connectorId: POLKADOT_WALLETS_ID },
        ...(!KNOWN_AS[id] && alteredName(id, name)),
      };
      return [{ wallet, own }];
    });
}
