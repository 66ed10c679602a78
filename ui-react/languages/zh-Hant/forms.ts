/** Made by `npm run messages` from messages/zh-Hant.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const { numberOf, pluralOf } = formsOf('zh-Hant');
