/** The Bitcoin wallets in this browser, by any of their interfaces. */
import { alteredName, inertText } from '../../../domain/text/inert-text.js';
import { readProperty } from '../../../domain/value/read-property.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import type { Eip1193Context } from '../eip1193/eip1193-context.js';
import type { RegisteredWallet } from '../wallet-standard/registered-wallets.js';
import { itemsOf } from '../wallet-standard/standard-wallet.js';

export const BITCOIN_WALLETS_ID = 'bitcoin-wallets';

export interface FoundWallet {
  readonly wallet: Wallet;
  readonly by: 'standard' | 'sats' | 'okx';
  /** The interface for requests to it. */
  readonly own: object;
  /** Its name in the page. */
  readonly id: string;
}

/** Lists of wallets that pages share: that of sats-connect, and two later names for it (WBIP-004). */
const LISTS = ['btc_providers', 'webbtc_providers', 'wbip_providers'];
const MAX_NAME = 64;
const MAX_ICON = 262_144;
const ICON = /^data:image\/(png|svg\+xml|webp|jpe?g|gif)[;,]/i;
/** The path of a provider in the page, such as `XverseProviders.BitcoinProvider`. */
const PATH = /^[A-Za-z_$][\w$]{0,63}(?:\.[A-Za-z_$][\w$]{0,63}){0,3}$/;

/** Without duplicate names. Listed wallets come first, as they support more than registered ones. */
export function foundWallets(
  page: object,
  registered: readonly RegisteredWallet[],
  log: Eip1193Context['log'],
): readonly FoundWallet[] {
  const found = [
    ...LISTS.flatMap((list) => itemsOf(readProperty(page, list)))
      .map((entry) => {
        try {
          return listed(page, entry);
        } catch (error) {
          log('warn', 'A malformed entry in a list of wallets was ignored', error);
          return undefined;
        }
      })
      .filter((each) => each !== undefined),
    ...registered.map(({ wallet, standard }) => ({ wallet, by: 'standard', own: standard, id: wallet.id }) as const),
    ...okx(page),
  ];
  const keyOf = ({ wallet: { name } }: FoundWallet) => name.replace(/ wallet$/i, '').toLowerCase();
  return found.filter((each, at) => found.findIndex((other) => keyOf(other) === keyOf(each)) === at);
}

/** `undefined` if it is not in the page, or has no usable interface. */
function listed(page: object, entry: unknown): FoundWallet | undefined {
  const id = readProperty(entry, 'id');
  const name = readProperty(entry, 'name');
  const shown = typeof name === 'string' ? inertText(name, MAX_NAME) : '';
  if (typeof id !== 'string' || !PATH.test(id) || shown === '') return undefined;
  const own = id.split('.').reduce<unknown>((at, part) => readProperty(at, part), page);
  if (typeof own !== 'object' || own === null || typeof readProperty(own, 'request') !== 'function') return undefined;
  const icon = readProperty(entry, 'icon');
  return { wallet: { ...walletOf(id, shown, icon), ...alteredName(name, shown) }, by: 'sats', own, id };
}

function okx(page: object): readonly FoundWallet[] {
  const own = readProperty(readProperty(page, 'okxwallet'), 'bitcoin');
  if (typeof own !== 'object' || own === null || typeof readProperty(own, 'connect') !== 'function') return [];
  return [{ wallet: walletOf('OKX', 'OKX Wallet', undefined), by: 'okx', own, id: 'OKX' }];
}

function walletOf(id: string, name: string, icon: unknown): Wallet {
  return {
    ...{ id, type: 'ANNOUNCED', name, namespace: 'bip122', connectorId: BITCOIN_WALLETS_ID },
    ...(typeof icon === 'string' && icon.length <= MAX_ICON && ICON.test(icon.trim()) && { icon: icon.trim() }),
  };
}
