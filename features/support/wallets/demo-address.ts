/** The URL of the demo dapp with the settings of a scenario. */
import type { NetworkInput } from '../../../domain/network/network.js';
import { hasServices } from '../page/settings/page-services.js';
import { optionsOf, type PageSettings } from '../page/settings/page-settings.js';
import { silenced } from '../page/settings/silenced.js';
import {
  BITCOIN_WALLETS,
  isHostile,
  isLegacy,
  POLKADOT_WALLETS,
  SOLANA_WALLETS,
  USUAL_WALLETS,
} from '../world/vocabulary.js';

export function demoAddress(
  demoUrl: string,
  page: PageSettings,
  networks: readonly NetworkInput[],
  silentUrl: string,
): string {
  const options = optionsOf(page, { projectId: 'acceptance', networks: silenced(networks, page, silentUrl) });
  const { networks: wanted, ...others } = options;
  const query = new URLSearchParams({
    panel: 'off',
    phones: page.pairing ? '1' : '0',
    login: page.login ? '1' : '0',
    wallets: [
      ...USUAL_WALLETS,
      ...(page.solana ? SOLANA_WALLETS : []),
      ...(page.bitcoin ? BITCOIN_WALLETS : []),
      ...(page.polkadot ? POLKADOT_WALLETS : []),
    ].join(),
    hidden: [
      ...USUAL_WALLETS.filter((name) => !page.wallets.includes(name)),
      ...(page.solana ? SOLANA_WALLETS.filter((name) => !page.solana?.includes(name)) : []),
      ...(page.polkadot ? POLKADOT_WALLETS.filter((name) => !page.polkadot?.includes(name)) : []),
      ...(page.bitcoin ? BITCOIN_WALLETS.filter((name) => !page.bitcoin?.includes(name)) : []),
    ].join(),
    ...(page.solana && { solana: '1' }),
    ...(page.bitcoin && { bitcoin: '1' }),
    ...(page.polkadot && { polkadot: '1' }),
    malicious: page.wallets.filter(isHostile).join(),
    // The demo goes without services; the suite's dapp does not.
    options: JSON.stringify({
      ...(!hasServices(page) && { services: null }),
      ...others,
      ...(wanted !== networks && { networks: wanted }),
    }),
    ...(page.wallets.some(isLegacy) && { legacy: '1' }),
    ...(page.directory && { directory: page.directory === 'a list' ? 'list' : 'as-it-is' }),
    services: page.blockchain ? '1' : '0',
    names: page.registry ? '1' : '0',
    sellers: page.sellers ? page.sellers.join() : '0',
    ...(page.sessions && { sessions: '1' }),
    // Features that are turned on are in the options.
    pay: '0',
    exchanges: page.exchanges ? '1' : '0',
    ...(page.reads && { reads: page.reads }),
    ...(page.analytics && { analytics: page.analytics === 'not agreed' ? 'not-agreed' : '1' }),
    // Gives up on a silent relay earlier than usual, for the scenarios that wait for that.
    ...(page.pairing && { offer: '4000' }),
    ...(!page.frames && { frameless: '1' }),
    ...(page.madeOf !== 'components' && { page: page.madeOf }),
    ...(page.ownFlow && { ownFlow: '1' }),
    ...(page.signIn && { signIn: page.signIn }),
    ...(page.external && { external: page.external }),
    ...(options.inline && { inline: '1' }),
    ...(page.view === 'from right to left' && { locale: 'en-Arab' }),
    ...(page.pageLanguage !== 'en' && { lang: page.pageLanguage }),
  });
  return `${demoUrl}?${query}`;
}
