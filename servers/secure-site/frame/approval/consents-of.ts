/** The confirmations needed before a request can be approved: nothing dangerous is approved without a checkbox. */
import { frameText } from '../frame-text.js';
import type { ApprovalWords } from './approval-words.js';

/** Then declining is the prominent choice. */
export function isDangerous({ blind, danger, consents = [], refused }: ApprovalWords): boolean {
  return refused !== true && (danger === true || blind !== undefined || consents.length > 0);
}

/** Each on a separate line. */
export function consentsOf(words: ApprovalWords): readonly string[] {
  if (!isDangerous(words)) return [];
  const text = frameText().evm;
  const named = [...(words.blind === undefined ? [] : [text.unreadConsent]), ...(words.consents ?? [])];
  return named.length > 0 ? named : [text.riskConsent];
}
