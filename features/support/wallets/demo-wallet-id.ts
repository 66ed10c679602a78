/** The id by which the demo dapp asks for a wallet. */
import { strangerFace } from '../../../sandbox/rogues/stranger-faces.js';
import type { WorldSettings } from '../../../sandbox/world-settings.js';
import type { PageSettings } from '../page/settings/page-settings.js';
import { isLegacy, isStranger, PHONE_WALLETS } from '../world/vocabulary.js';

export function demoWalletId(name: string, { external }: PageSettings, { wallets }: WorldSettings): string {
  if (isLegacy(name)) return 'injected';
  if (PHONE_WALLETS.includes(name)) return 'walletConnect';
  if (isStranger(name)) return strangerFace(name).rdns;
  if (name === external) return 'brought-along';
  // Its id is its place in the page.
  if (name === 'Bream') return 'BreamProvider';
  // The ids of Solana wallets are their names, as are those of Bitcoin wallets of the same standard.
  return wallets.find((each) => each.name === name)?.rdns ?? name;
}
