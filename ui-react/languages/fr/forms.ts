/** Made by `npm run messages` from messages/fr.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('fr');
export const { numberOf, pluralOf } = forms;
