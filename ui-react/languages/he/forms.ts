/** Made by `npm run messages` from messages/he.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('he');
export const { numberOf, pluralOf } = forms;
