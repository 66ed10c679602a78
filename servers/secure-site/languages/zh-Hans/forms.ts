/** Made by `npm run messages` from servers/secure-site/messages/zh-Hans.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('zh-Hans');
export const { numberOf, pluralOf } = forms;
