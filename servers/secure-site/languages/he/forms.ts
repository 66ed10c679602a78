/** Made by `npm run messages` from servers/secure-site/messages/he.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('he');
export const { numberOf, pluralOf } = forms;
