/** Made by `npm run messages` from servers/secure-site/messages/zh-Hant.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('zh-Hant');
export const { numberOf, pluralOf } = forms;
