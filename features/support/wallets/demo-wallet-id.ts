/** The id by which the demo dapp asks for a wallet. */
import { maliciousMetadata } from '../../../sandbox/malicious-wallets/malicious-metadata.js';
import type { WorldSettings } from '../../../sandbox/world-settings.js';
import type { PageSettings } from '../page/settings/page-settings.js';
import { isHostile, isLegacy, PHONE_WALLETS } from '../world/vocabulary.js';

export function demoWalletId(name: string, { external }: PageSettings, { wallets }: WorldSettings): string {
  if (isLegacy(name)) return 'injected';
  if (PHONE_WALLETS.includes(name)) return 'walletConnect';
  if (isHostile(name)) return maliciousMetadata(name).rdns;
  if (name === external) return 'brought-along';
  // Its id is its place in the page.
  if (name === 'Bream') return 'BreamProvider';
  // The ids of Solana wallets are their names, as are those of Bitcoin wallets of the same standard.
  return wallets.find((each) => each.name === name)?.rdns ?? name;
}
