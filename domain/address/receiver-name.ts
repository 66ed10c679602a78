/** Names that can be sent to in place of addresses. */
import { shownName } from '../text/shown-name.js';

/** Whether a text may be a name: parts with points between them, the last one no number and of two letters at least. */
export function isReceiverName(text: string): boolean {
  const last = text.slice(text.lastIndexOf('.') + 1);
  return shownName(text) === text && last.length > 1 && !/^\d+$/.test(last);
}
