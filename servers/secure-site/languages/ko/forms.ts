/** Made by `npm run messages` from servers/secure-site/messages/ko.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('ko');
export const { numberOf, pluralOf } = forms;
