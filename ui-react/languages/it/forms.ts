/** Made by `npm run messages` from messages/it.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const { numberOf, pluralOf } = formsOf('it');
