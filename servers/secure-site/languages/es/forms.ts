/** Made by `npm run messages` from servers/secure-site/messages/es.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('es');
export const { numberOf, pluralOf } = forms;
