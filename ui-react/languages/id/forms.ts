/** Made by `npm run messages` from messages/id.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('id');
export const { numberOf, pluralOf } = forms;
