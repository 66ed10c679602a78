/** Made by `npm run messages` from messages/th.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const { numberOf, pluralOf } = formsOf('th');
