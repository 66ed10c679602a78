/** Made by `npm run messages` from messages/vi.json: edit that file. */
import { formsOf } from '../forms-of.js';

export const forms = formsOf('vi');
export const { numberOf, pluralOf } = forms;
