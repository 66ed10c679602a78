/** Which scenarios may start with a stored session, and which of them may share one. Pure. */
import type { ModalOptions } from '../../../infrastructure/options.js';
import { optionsOf, type PageSettings, USUAL_PAGE } from '../page/settings/page-settings.js';

/** Settings that change neither how a wallet is connected nor what the browser then stores. */
const INDIFFERENT: ReadonlySet<keyof PageSettings> = new Set([
  'patches',
  'wallets',
  'view',
  'clipboard',
  'blockchain',
  'registry',
  'mining',
  'sellers',
  'sessions',
  'exchanges',
  'windows',
]);

/** Wallets for which connecting ends with a closed modal: on a network of the site, and without other kinds of networks. */
const WALLETS: readonly string[] = ['Harbor', 'Lantern', 'Northstar'];

/** Undefined: the scenario has to connect, since the wallet, the page, the browser or the world is not the usual one. */
export function sessionKind(wallet: string, settings: PageSettings, usual: ModalOptions): string | undefined {
  const names = Object.keys(USUAL_PAGE) as (keyof PageSettings)[];
  const asUsual = names.every((name) => INDIFFERENT.has(name) || settings[name] === USUAL_PAGE[name]);
  if (!asUsual || !settings.wallets.includes(wallet) || !WALLETS.includes(wallet)) return undefined;
  const { networks, defaultNetwork, inline, siwx, siweConfig } = optionsOf(settings, usual);
  if (inline || siwx || siweConfig) return undefined;
  return JSON.stringify([wallet, networks, defaultNetwork]);
}
