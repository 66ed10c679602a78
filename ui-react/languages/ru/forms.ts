/** Made by `npm run messages` from messages/ru.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('ru');
export const { numberOf, pluralOf } = forms;
