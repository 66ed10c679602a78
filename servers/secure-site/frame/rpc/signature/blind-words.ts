/** Reasons for unreadable content that several requests share. */
import { frameText } from '../../frame-text.js';

export const hashWords = () => frameText().deeds.message.hash;

export const noTextWords = () => frameText().deeds.message.noText;
