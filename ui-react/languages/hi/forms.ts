/** Made by `npm run messages` from messages/hi.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('hi');
export const { numberOf, pluralOf } = forms;
