/** Made by `npm run messages` from messages/uk.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('uk');
export const { numberOf, pluralOf } = forms;
