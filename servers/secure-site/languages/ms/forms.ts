/** Made by `npm run messages` from servers/secure-site/messages/ms.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('ms');
export const { numberOf, pluralOf } = forms;
