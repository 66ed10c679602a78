/** Made by `npm run messages` from messages/ms.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('ms');
export const { numberOf, pluralOf } = forms;
