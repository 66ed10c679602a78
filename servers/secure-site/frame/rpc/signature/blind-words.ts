/** Why something cannot be read, where several requests have the same reason. */
import { frameText } from '../../frame-text.js';

export const hashWords = () => frameText().deeds.message.hash;

export const noTextWords = () => frameText().deeds.message.noText;
