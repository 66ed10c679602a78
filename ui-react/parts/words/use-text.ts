import { createContext, useContext } from 'react';
import type { Text } from '../../text/en.js';
import type { Words } from '../../words/words.js';

/** The modal's texts, if they are not the built-in English ones. */
export const WordsContext = createContext<Words | undefined>(undefined);

/**
 * One section of the catalogue. Every sentence a visitor can read comes from here, and its English comes with the screen
 * that says it: `useText('send', enSend)`.
 */
export function useText<S extends keyof Text>(section: S, english: Text[S]): Text[S] {
  return useContext(WordsContext)?.of(section, english) ?? english;
}
