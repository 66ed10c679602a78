/** Made by `npm run messages` from servers/secure-site/messages/ar.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('ar');
export const { numberOf, pluralOf } = forms;
