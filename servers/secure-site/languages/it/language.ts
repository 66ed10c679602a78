/** Made by `npm run messages` from servers/secure-site/messages/it.json: edit that file. */
import type { Language } from '../language.js';

export const language: Language = {
  locale: 'it',
  dir: 'ltr',
  first: {},
  flows: {
    rest: () => import('./rest.js').then((module) => module.rest),
  },
};
