import type { NetworkId } from '../../domain/network/caip.js';
import { namespaceOf } from '../../domain/network/caip.js';
import type { CustomRpcUrls } from './adapter.js';

type Urls = Partial<Record<NetworkId, readonly string[]>>;

/** The URLs of `customRpcUrls` for one namespace; undefined without any. */
export function rpcUrlsOf(
  customRpcUrls: CustomRpcUrls | undefined,
  namespace: string,
): { readonly rpcUrls: Urls } | undefined {
  const entries = Object.entries(customRpcUrls ?? {}) as [NetworkId, readonly { readonly url: string }[]][];
  const urls = entries.flatMap(([id, list]) =>
    namespaceOf(id) === namespace ? [[id, list.map(({ url }) => url)] as const] : [],
  );
  return urls.length > 0 ? { rpcUrls: Object.fromEntries(urls) } : undefined;
}
