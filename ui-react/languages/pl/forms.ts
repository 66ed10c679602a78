/** Made by `npm run messages` from messages/pl.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('pl');
export const { numberOf, pluralOf } = forms;
