/** Made by `npm run messages` from messages/zh-Hant.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('zh-Hant');
export const { numberOf, pluralOf } = forms;
