/** Made by `npm run messages` from servers/secure-site/messages/it.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('it');
export const { numberOf, pluralOf } = forms;
