/** Made by `npm run messages` from servers/secure-site/messages/ja.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('ja');
export const { numberOf, pluralOf } = forms;
