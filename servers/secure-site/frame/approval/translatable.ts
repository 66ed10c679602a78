/** For texts that only depend on the language: they are created again when it changes. */
import type { ApprovalWords } from './approval-words.js';

export function translatable(tell: () => ApprovalWords): ApprovalWords {
  return { ...tell(), translate: () => Promise.resolve(translatable(tell)) };
}
