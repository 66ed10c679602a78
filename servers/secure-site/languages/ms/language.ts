/** Made by `npm run messages` from servers/secure-site/messages/ms.json: edit that file. */
import { forms } from './forms.js';
import type { Language } from '../language.js';

export const language: Language = {
  locale: 'ms',
  dir: 'ltr',
  first: {},
  forms,
  flows: {
    rest: () => import('./rest.js').then((module) => module.rest),
  },
};
