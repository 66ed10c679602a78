/** Uses our own WalletConnect client in the demo (`WALLETCONNECT=light`): its entry replaces the other one. */
import type { Alias } from 'vite';

const [SDK, LIGHT] = ['porthole/walletconnect', 'porthole/walletconnect-light'];

export function clientAliases(aliases: readonly Alias[], light = process.env.WALLETCONNECT === 'light'): Alias[] {
  const names = (find: Alias['find'], name: string) => find instanceof RegExp && find.test(name);
  const own = aliases.find(({ find }) => names(find, LIGHT));
  return aliases.map((each) => (light && own && names(each.find, SDK) ? { ...own, find: each.find } : each));
}
