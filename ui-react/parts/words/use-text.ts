import { createContext, useContext } from 'react';
import type { Text } from '../../text/en.js';

/** The words of the modal in another language; nothing for English. */
export const TextContext = createContext<Text | undefined>(undefined);

/**
 * One section of the catalogue. Every sentence a visitor can read comes from here, and its English comes with the screen
 * that says it: `useText('send', enSend)`.
 */
export function useText<S extends keyof Text>(section: S, english: Text[S]): Text[S] {
  return useContext(TextContext)?.[section] ?? english;
}
