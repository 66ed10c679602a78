/** Made by `npm run messages` from messages/pt-BR.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('pt-BR');
export const { numberOf, pluralOf } = forms;
