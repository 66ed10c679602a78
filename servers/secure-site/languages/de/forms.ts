/** Made by `npm run messages` from servers/secure-site/messages/de.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('de');
export const { numberOf, pluralOf } = forms;
