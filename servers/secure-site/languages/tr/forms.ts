/** Made by `npm run messages` from servers/secure-site/messages/tr.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('tr');
export const { numberOf, pluralOf } = forms;
