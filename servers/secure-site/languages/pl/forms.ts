/** Made by `npm run messages` from servers/secure-site/messages/pl.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('pl');
export const { numberOf, pluralOf } = forms;
