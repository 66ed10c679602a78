/** Made by `npm run messages` from messages/tr.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('tr');
export const { numberOf, pluralOf } = forms;
