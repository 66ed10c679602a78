/** Made by `npm run messages` from messages/it.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('it');
export const { numberOf, pluralOf } = forms;
