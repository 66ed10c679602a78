/** Made by `npm run messages` from servers/secure-site/messages/id.json: edit that file. */
import { forms } from './forms.js';
import type { Language } from '../language.js';

export const language: Language = {
  locale: 'id',
  dir: 'ltr',
  first: {},
  forms,
  flows: {
    rest: () => import('./rest.js').then((module) => module.rest),
  },
};
