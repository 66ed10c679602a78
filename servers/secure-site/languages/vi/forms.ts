/** Made by `npm run messages` from servers/secure-site/messages/vi.json: edit that file. */
import { formsOf } from '../../../../ui-react/languages/forms-of.js';

export const forms = formsOf('vi');
export const { numberOf, pluralOf } = forms;
