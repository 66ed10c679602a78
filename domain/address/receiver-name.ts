/** Names that can be sent to in place of addresses. */
import { shownName } from '../text/shown-name.js';

/** Whether a text may be a name: labels separated by dots, the last one with at least two letters and not a number. */
export function isReceiverName(text: string): boolean {
  const last = text.slice(text.lastIndexOf('.') + 1);
  return shownName(text) === text && last.length > 1 && !/^\d+$/.test(last);
}
