/** Installs a Bitcoin wallet on a page, with its interface. */
import { register } from '../solana/register.js';
import type { BitcoinWallet } from './bitcoin-wallet.js';
import { satsProvider } from './sats-face.js';
import { standardFace } from './standard-face.js';

/** `page` is the window, or any event target in Node. */
export function showInPage(wallet: BitcoinWallet, page: EventTarget): void {
  if (wallet.way === 'standard') {
    register({ standard: standardFace(wallet) }, page);
    return;
  }
  const { name, icon } = wallet.info;
  const id = `${name}Provider`;
  Reflect.set(page, id, satsProvider(wallet));
  const listed = Reflect.get(page, 'btc_providers');
  const others = (Array.isArray(listed) ? listed : []).filter((each: { id?: string }) => each.id !== id);
  Reflect.set(page, 'btc_providers', [...others, { id, name, icon, methods: ['getAddresses'] }]);
}
