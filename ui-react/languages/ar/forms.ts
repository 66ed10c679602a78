/** Made by `npm run messages` from messages/ar.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('ar');
export const { numberOf, pluralOf } = forms;
