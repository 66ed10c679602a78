/** Names of social accounts. */
import type { SocialProvider } from '../../../domain/site/features.js';

export const enProviders: Record<SocialProvider, string> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
};
