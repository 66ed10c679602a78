/** Made by `npm run messages` from messages/ja.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('ja');
export const { numberOf, pluralOf } = forms;
