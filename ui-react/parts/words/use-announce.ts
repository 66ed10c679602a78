import { useContext, useEffect } from 'react';
import { ShadowContext } from '../layout/use-sheet.js';
import { announce } from './announce.js';

/**
 * Announces a screen's texts: when it is shown, when they change, and again if `about` changes. Several sentences are a
 * list, never joined: each is announced separately, in any language. Empty ones are omitted.
 */
export function useAnnounce(words: string | readonly string[], about?: unknown): void {
  const root = useContext(ShadowContext);
  const lines = typeof words === 'string' ? words : words.filter(Boolean).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the words are about counts, too
  useEffect(() => (root && lines ? announce(root, lines) : undefined), [root, lines, about]);
}
