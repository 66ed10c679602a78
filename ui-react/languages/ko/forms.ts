/** Made by `npm run messages` from messages/ko.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('ko');
export const { numberOf, pluralOf } = forms;
