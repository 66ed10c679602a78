/** Made by `npm run messages` from servers/secure-site/messages/ru.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('ru');
export const { numberOf, pluralOf } = forms;
