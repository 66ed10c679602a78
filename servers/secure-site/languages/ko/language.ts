/** Made by `npm run messages` from servers/secure-site/messages/ko.json: edit that file. */
import type { Language } from '../language.js';

export const language: Language = {
  locale: 'ko',
  dir: 'ltr',
  first: {},
  flows: {
    rest: () => import('./rest.js').then((module) => module.rest),
  },
};
