/** Words that need nothing but the language to be told anew. */
import type { ApprovalWords } from './approval-words.js';

export function retold(tell: () => ApprovalWords): ApprovalWords {
  return { ...tell(), retell: () => Promise.resolve(retold(tell)) };
}
