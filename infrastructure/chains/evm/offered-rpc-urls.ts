/** Which RPC addresses may be passed to a wallet: every site that the wallet visits can learn them. */
import type { Network } from '../../../domain/network/network.js';

/** This many letters and digits without a pattern are a key, not a name. */
const KEY = /^(?=.*(\d|[a-z].*[A-Z]|[A-Z].*[a-z]))[\w~-]{16,}$/;

/**
 * The URLs that the host declares as public; without any, the ones it uses itself and the first of the network's own, without those that
 * seem to contain a key. A service's URL contains the project id, and is not included.
 */
export function offeredRpcUrls({ publicRpcUrls, rpcUrls }: Network, custom: readonly string[] = []): readonly string[] {
  if (publicRpcUrls) return publicRpcUrls;
  const isOpen = (url: string) => !holdsKey(url);
  return [...new Set([...custom.filter(isOpen), ...rpcUrls.default.http.filter(isOpen).slice(0, 1)])];
}

/** Rather one URL too few than one key too many. */
function holdsKey(text: string): boolean {
  try {
    const { protocol, username, password, search, hash, hostname, pathname } = new URL(text);
    const words = [...hostname.split('.'), ...pathname.split('/').map(decodeURIComponent)];
    return (
      !/^https?:$/.test(protocol) ||
      `${username}${password}${search}${hash}` !== '' ||
      words.some((word) => KEY.test(word))
    );
  } catch {
    return true;
  }
}
