/** Made by `npm run messages` from messages/zh-Hans.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('zh-Hans');
export const { numberOf, pluralOf } = forms;
