/** For words that depend on nothing but the language: they are made again when it changes. */
import type { ApprovalWords } from './approval-words.js';

export function translatable(tell: () => ApprovalWords): ApprovalWords {
  return { ...tell(), translate: () => Promise.resolve(translatable(tell)) };
}
