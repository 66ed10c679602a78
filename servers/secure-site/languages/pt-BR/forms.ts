/** Made by `npm run messages` from servers/secure-site/messages/pt-BR.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('pt-BR');
export const { numberOf, pluralOf } = forms;
