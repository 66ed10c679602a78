/**
 * An entry of a directory as a wallet, with sanitized texts, checked links and limited sizes. A
 * field of the wrong type counts as absent. Plain code: a schema library would be three times as large as all of this.
 */

import { isNetworkId } from '../../../../domain/network/is-network-id.js';
import { isHttpUrl } from '../../../../domain/site/host-name.js';
import { alteredName, inertText } from '../../../../domain/text/inert-text.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { isAppLink } from '../../../../domain/wallet/app-link.js';
import type { ListedWallet } from '../../../../domain/wallet/wallet.js';

const MOST_NAME = 64;
const MOST_RDNS = 128;
const MOST_LINK = 1_024;
const MOST_PICTURE = 262_144;
const MOST_CHAINS = 500;
const MOST_INJECTED = 20;

const ID = /^[\da-z][\w.:-]{0,127}$/i;
/** Only data URLs: any other image would cause a request to a host that the integrator has not allowed. */
const PICTURE = /^data:image\/(png|svg\+xml|webp|jpe?g|gif|avif)[;,]/i;
const RDNS = /^[a-z\d-]+(\.[a-z\d-]+)+$/;
const BADGE = /^(certified|none)$/;

type Texts = Exclude<keyof ListedWallet, 'chains' | 'injected' | 'badge'>;

/** `undefined` without an id or a name. */
export function readWallet(entry: unknown): ListedWallet | undefined {
  const id = readText(entry, 'id', 128);
  const name = readProperty(entry, 'name');
  const shownName = typeof name === 'string' ? inertText(name, MOST_NAME) : '';
  if (!ID.test(id) || shownName === '') return undefined;
  const field = (key: Texts, given: string, most: number, fits: (text: string) => boolean) => {
    const text = readText(entry, given, most);
    return text && fits(text) ? { [key]: text } : {};
  };
  const rdns = readText(entry, 'rdns', MOST_RDNS).toLowerCase();
  const badge = readText(entry, 'badge_type', MOST_NAME);
  return {
    id,
    name: shownName,
    ...alteredName(name, shownName),
    ...(RDNS.test(rdns) && { rdns }),
    ...(BADGE.test(badge) && { badge: badge === 'certified' ? badge : 'none' }),
    ...field('imageId', 'image_id', 128, (text) => ID.test(text)),
    ...field('imageUrl', 'image_url', MOST_PICTURE, (text) => PICTURE.test(text)),
    ...field('homepage', 'homepage', MOST_LINK, isHttpUrl),
    ...field('mobileLink', 'mobile_link', MOST_LINK, isAppLink),
    ...field('desktopLink', 'desktop_link', MOST_LINK, isAppLink),
    ...field('webappLink', 'webapp_link', MOST_LINK, isHttpUrl),
    ...field('appStore', 'app_store', MOST_LINK, isHttpUrl),
    ...field('playStore', 'play_store', MOST_LINK, isHttpUrl),
    ...field('chromeStore', 'chrome_store', MOST_LINK, isHttpUrl),
    ...chainsOf(entry),
    ...injectedOf(entry),
  };
}

/** An empty string if the value is not a string, or is too long. */
function readText(entry: unknown, name: string, most: number): string {
  const value = readProperty(entry, name);
  return typeof value === 'string' && value.length <= most ? value.trim() : '';
}

function readList(entry: unknown, name: string, most: number): readonly unknown[] {
  const value = readProperty(entry, name);
  return Array.isArray(value) ? value.slice(0, most) : [];
}

function chainsOf(entry: unknown): Pick<ListedWallet, 'chains'> {
  const chains = readList(entry, 'chains', MOST_CHAINS).filter(isNetworkId);
  return chains.length > 0 ? { chains } : {};
}

/** Browser providers by which an installed wallet is known. */
function injectedOf(entry: unknown): Pick<ListedWallet, 'injected'> {
  const injected = readList(entry, 'injected', MOST_INJECTED).flatMap((each) => {
    const [namespace, injectedId] = [readText(each, 'namespace', 64), readText(each, 'injected_id', 64)];
    return namespace && injectedId ? { namespace, injectedId } : [];
  });
  return injected.length > 0 ? { injected } : {};
}
