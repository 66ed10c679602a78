import { useContext, useEffect } from 'react';
import { ShadowContext } from '../layout/use-sheet.js';
import { say } from './say.js';

/** Has a screen's words read out: when it comes, when they change, and again for something else that has the same words. */
export function useSaid(words: string, about?: unknown): void {
  const root = useContext(ShadowContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the words are about counts, too
  useEffect(() => (root && words ? say(root, words) : undefined), [root, words, about]);
}
