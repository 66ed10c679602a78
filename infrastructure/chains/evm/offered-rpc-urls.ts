/** Which RPC addresses may be handed to a wallet: whatever a wallet is given, every site it visits can learn. */
import type { Network } from '../../../domain/network.js';

/** So many letters and digits without a pattern are a key, not a name. */
const KEY = /^(?=.*(\d|[a-z].*[A-Z]|[A-Z].*[a-z]))[\w~-]{16,}$/;

/** The addresses the host named as public; without any, the network's own less those that seem to hold a key. */
export function offeredRpcUrls({ publicRpcUrls, rpcUrls }: Network): readonly string[] {
  return publicRpcUrls ?? rpcUrls.default.http.filter((url) => !holdsKey(url));
}

/** Better one address too few than one key too many. */
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
