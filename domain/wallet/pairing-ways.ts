/** The ways to reach a wallet by pairing. */
import { appHome } from './pairing-link.js';
import type { ListedWallet } from './wallet.js';

export type PairingWay = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported';

export interface PairingSurroundings {
  readonly mobile: boolean;
  /** The wallet is in reach in this browser. */
  readonly installed: boolean;
  /** Only pairings reach wallets here: wallets in this browser are ignored. */
  readonly alone?: boolean;
}

/** In order of preference; never empty. Without a wallet or its details: only the QR code. */
export function pairingWays(
  wallet: ListedWallet | undefined,
  { mobile, installed, alone = false }: PairingSurroundings,
): readonly [PairingWay, ...PairingWay[]] {
  if (!wallet) return ['qrcode'];
  const inBrowsers = !alone && (wallet.rdns !== undefined || (wallet.injected?.length ?? 0) > 0);
  const ways: PairingWay[] = [];
  if (inBrowsers && installed) ways.push('browser');
  if (isLink(wallet.mobileLink) || isLink(wallet.universalLink)) ways.push(mobile ? 'mobile' : 'qrcode');
  if (isLink(wallet.webappLink)) ways.push('web');
  if (isLink(wallet.desktopLink) && !mobile) ways.push('desktop');
  // Any wallet may scan a QR code, so there is always one way.
  if (!ways.some((way) => way !== 'browser')) ways.push('qrcode');
  if (inBrowsers && !installed && !mobile) ways.push('unsupported');
  const [first = 'qrcode', ...others] = ways;
  return [first, ...others];
}

/** Whether a pairing can reach it by a link. A wallet that is only an extension cannot be reached. */
export function isReachable({ mobileLink, universalLink, desktopLink, webappLink }: ListedWallet): boolean {
  return [mobileLink, universalLink, desktopLink, webappLink].some(isLink);
}

function isLink(link: string | undefined): boolean {
  return link !== undefined && appHome(link) !== undefined;
}
