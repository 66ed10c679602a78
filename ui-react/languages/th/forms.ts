/** Made by `npm run messages` from messages/th.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('th');
export const { numberOf, pluralOf } = forms;
