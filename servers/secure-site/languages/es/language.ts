/** Made by `npm run messages` from servers/secure-site/messages/es.json: edit that file. */
import type { Language } from '../language.js';

export const language: Language = {
  locale: 'es',
  dir: 'ltr',
  first: {},
  flows: {
    rest: () => import('./rest.js').then((module) => module.rest),
  },
};
