/** Made by `npm run messages` from servers/secure-site/messages/id.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('id');
export const { numberOf, pluralOf } = forms;
