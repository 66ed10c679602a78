/** Made by `npm run messages` from servers/secure-site/messages/hi.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('hi');
export const { numberOf, pluralOf } = forms;
