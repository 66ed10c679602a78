/** Made by `npm run messages` from messages/de.json: edit that file. */
import { first } from './first.js';
import type { Language } from '../language.js';

export const language: Language = {
  locale: 'de',
  dir: 'ltr',
  first,
  flows: {
    swap: () => import('./swap.js').then((module) => module.swap),
  },
};
