/** The services that the site is registered with, according to its configuration. */
import type { Social } from '../auth/socials.js';
import type { SiteFile } from '../config/schema.js';
import type { IdentityProvider } from './identity-provider.js';
import { apple, discord, facebook, github, google, x } from './services.js';

const LOOPBACK = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+)(?::|\/|$)/;

/** Plain HTTP is used in a trial only, and on this computer only. */
export function registeredServices(
  identity: SiteFile['identity'],
  trial: boolean,
): ReadonlyMap<Social, IdentityProvider> {
  const plain = ({
    issuer = '',
    authorizeUrl = '',
  }: {
    issuer?: string | undefined;
    authorizeUrl?: string | undefined;
  }) => trial && LOOPBACK.test(issuer || authorizeUrl);
  const made: readonly (readonly [Social, IdentityProvider | undefined])[] = [
    ['google', identity.google && google(identity.google, plain(identity.google))],
    ['apple', identity.apple && apple(identity.apple, plain(identity.apple))],
    ['github', identity.github && github(identity.github, plain(identity.github))],
    ['x', identity.x && x(identity.x, plain(identity.x))],
    ['facebook', identity.facebook && facebook(identity.facebook, plain(identity.facebook))],
    ['discord', identity.discord && discord(identity.discord, plain(identity.discord))],
  ];
  return new Map(made.flatMap(([social, provider]) => (provider ? [[social, provider] as const] : [])));
}
