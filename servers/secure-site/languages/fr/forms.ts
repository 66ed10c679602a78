/** Made by `npm run messages` from servers/secure-site/messages/fr.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('fr');
export const { numberOf, pluralOf } = forms;
