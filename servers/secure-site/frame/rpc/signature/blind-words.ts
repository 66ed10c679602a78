/** Reasons for unreadable content that several requests share. */
import { frameText } from '../../frame-text.js';

export const hashWords = () => frameText().evm.message.hash;

export const noTextWords = () => frameText().evm.message.noText;
