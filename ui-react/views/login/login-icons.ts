/** Icons of the login, on the same grid as the others; loaded only there. */
import type { SocialChoice } from '../../../domain/login/social-rows.js';

export const LOGIN_ICONS = {
  mail: 'M5.5 4.25h9a2.75 2.75 0 0 1 2.75 2.75v6a2.75 2.75 0 0 1-2.75 2.75h-9A2.75 2.75 0 0 1 2.75 13V7A2.75 2.75 0 0 1 5.5 4.25ZM3.5 6.25l5.2 4.2a2.1 2.1 0 0 0 2.6 0l5.2-4.2',
  /** A bulb. */
  smart:
    'M7.75 15.25h4.5M8.5 17.5h3M10 2.75a4.75 4.75 0 0 0-2.9 8.5c.65.5.9 1 .9 1.75v.25h4V13c0-.75.25-1.25.9-1.75A4.75 4.75 0 0 0 10 2.75Z',
  forward: 'M3.75 10H16M11 5l5 5-5 5',
} as const;

/** Drawings of ours that stand in for the marks of the providers: a letter, or what they are for. */
export const SOCIAL_ICONS: Readonly<Record<SocialChoice, string>> = {
  google: 'M15.2 6.1A6.5 6.5 0 1 0 16.5 10h-5.75',
  x: 'M4.75 4.25 15.25 15.75M15.25 4.25 4.75 15.75',
  discord: 'M6 4.25h3.5a5.75 5.75 0 0 1 0 11.5H6Z',
  farcaster: 'M10 11.25v5M7.4 12.6a3.7 3.7 0 1 1 5.2 0M5.1 14.9a7 7 0 1 1 9.8 0M10 10v.01',
  github:
    'M4.5 5a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0M4.5 15a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0M12 6.5a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0M6.25 6.75v6.5M13.75 8.25c0 2.5-2 3-4 3.25-2.1.25-3.5.75-3.5 1.75',
  apple: 'M4.75 15.75 10 4.25l5.25 11.5M6.6 11.9h6.8',
  facebook: 'M14 4.25h-1.5A3.25 3.25 0 0 0 9.25 7.5v8.25M6 9.75h7',
  more: 'M5 10v.01M10 10v.01M15 10v.01',
};
