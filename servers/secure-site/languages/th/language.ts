/** Made by `npm run messages` from servers/secure-site/messages/th.json: edit that file. */
import type { Language } from '../language.js';

export const language: Language = {
  locale: 'th',
  dir: 'ltr',
  first: {},
  flows: {
    rest: () => import('./rest.js').then((module) => module.rest),
  },
};
