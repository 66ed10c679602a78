/** What the visitor has to agree to before a request can be approved: nothing dangerous is approved without a tick. */
import { frameText } from '../frame-text.js';
import type { ApprovalWords } from './approval-words.js';

/** Then the safe answer is the strong one. */
export function isDangerous({ blind, danger, consents = [], refused }: ApprovalWords): boolean {
  return refused !== true && (danger === true || blind !== undefined || consents.length > 0);
}

/** Each on a line of its own. */
export function consentsOf(words: ApprovalWords): readonly string[] {
  if (!isDangerous(words)) return [];
  const text = frameText().deeds;
  const named = [...(words.blind === undefined ? [] : [text.unreadConsent]), ...(words.consents ?? [])];
  return named.length > 0 ? named : [text.riskConsent];
}
