/** Made by `npm run messages` from messages/de.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('de');
export const { numberOf, pluralOf } = forms;
