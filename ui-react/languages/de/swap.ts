/** Made by `npm run messages` from messages/de.json: edit that file. */
import type { LanguagePart } from '../language.js';

export const swap: LanguagePart = {
  swap: {
    max: 'Max.',
  },
};
