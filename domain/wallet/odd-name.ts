/** Names of wallets that imitate other wallets. */
import { isOddlyWritten } from '../text/oddly-written.js';
import { lookOf } from '../token/look-alike.js';

/** Wallets that are often imitated. */
const IMITATED = [
  ...['MetaMask', 'Phantom', 'Coinbase Wallet', 'Base', 'Trust Wallet', 'Trust', 'Rabby', 'Rabby Wallet', 'Rainbow'],
  ...['Ledger', 'Ledger Live', 'Trezor', 'Safe', 'Zerion', 'OKX Wallet', 'Bitget Wallet', 'Binance Wallet', 'Exodus'],
  ...['Uniswap Wallet', 'Argent', 'Backpack', 'Solflare', 'Xverse', 'Talisman', 'SubWallet', 'Brave Wallet'],
];
const LOOKS = new Map(IMITATED.map((name) => [lookOf(name), plain(name)]));

/** `altered`: characters that cannot be shown were removed from its name. */
export function isOddName(name: string, altered = false): boolean {
  if (altered || isOddlyWritten(name)) return true;
  const known = LOOKS.get(lookOf(name));
  return known !== undefined && known !== plain(name);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s.\-_]/g, '');
}
