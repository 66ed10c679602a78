/** The wallets used last. */
import { inertText } from '../text/inert-text.js';
import type { ListedWallet, RecentWallet, Wallet } from './wallet.js';

const MOST = 2;
/** The most characters of a wallet's name. */
const MOST_OF_NAME = 64;

/** The list with a wallet put first: newest first, without duplicates, two at most. */
export function addRecentWallet(recents: readonly RecentWallet[], wallet: RecentWallet): readonly RecentWallet[] {
  const others = recents.filter(({ id, rdns }) => id !== wallet.id && (!rdns || rdns !== wallet.rdns));
  return [wallet, ...others].slice(0, MOST);
}

/** What to store of a wallet, with its directory id if it has one, so that its listed entry is recognized. */
export function recentWallet(wallet: Wallet | ListedWallet): RecentWallet {
  const found = 'connectorId' in wallet;
  const imageUrl = found ? wallet.icon : wallet.imageUrl;
  return {
    id: (found && wallet.explorerId) || wallet.id,
    name: wallet.name,
    ...(wallet.rdns && { rdns: wallet.rdns }),
    ...(imageUrl && { imageUrl }),
    ...(!found && wallet.imageId && { imageId: wallet.imageId }),
    ...(!found && wallet.chains && { chains: wallet.chains }),
  };
}

/**
 * Parses the stored list. An invalid list is empty, and invalid entries are dropped. An image is kept if it is a data URL, or one of those
 * in `vouched`: no request goes to a host that only storage names.
 */
export function readRecentWallets(
  text: string | undefined,
  vouched: readonly (string | undefined)[] = [],
): readonly RecentWallet[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  // Oldest first, so that adding rebuilds the order without duplicates.
  return stored
    .flatMap((entry) => readRecent(entry, vouched))
    .reverse()
    .reduce<readonly RecentWallet[]>(addRecentWallet, []);
}

function readRecent(entry: unknown, vouched: readonly (string | undefined)[]): RecentWallet[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { id, name, rdns, imageUrl, imageId, mobileLink, chains } = entry as Record<string, unknown>;
  const shownName = typeof name === 'string' ? inertText(name, MOST_OF_NAME) : '';
  if (typeof id !== 'string' || !id || !shownName) return [];
  return [
    {
      id,
      name: shownName,
      ...(typeof rdns === 'string' && { rdns }),
      ...(typeof imageUrl === 'string' &&
        (/^data:image\//i.test(imageUrl) || vouched.includes(imageUrl)) && { imageUrl }),
      ...(typeof imageId === 'string' && { imageId }),
      ...(typeof mobileLink === 'string' && { mobileLink }),
      ...(Array.isArray(chains) && { chains: chains.filter((chain) => typeof chain === 'string') }),
    },
  ];
}
