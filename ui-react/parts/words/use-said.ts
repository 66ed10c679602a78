import { useContext, useEffect } from 'react';
import { ShadowContext } from '../layout/use-sheet.js';
import { say } from './say.js';

/**
 * Has a screen's words read out: when it comes, when they change, and again for something else that has the same words.
 * Several sentences are a list, never glued: each is read on its own, in whichever language. Empty ones are left out.
 */
export function useSaid(words: string | readonly string[], about?: unknown): void {
  const root = useContext(ShadowContext);
  const lines = typeof words === 'string' ? words : words.filter(Boolean).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the words are about counts, too
  useEffect(() => (root && lines ? say(root, lines) : undefined), [root, lines, about]);
}
