/** Made by `npm run messages` from servers/secure-site/messages/uk.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('uk');
export const { numberOf, pluralOf } = forms;
