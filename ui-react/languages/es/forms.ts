/** Made by `npm run messages` from messages/es.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('es');
export const { numberOf, pluralOf } = forms;
