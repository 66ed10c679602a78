/** Made by `npm run messages` from servers/secure-site/messages/th.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('th');
export const { numberOf, pluralOf } = forms;
