import { useContext } from 'react';
import { enFormatter } from '../../../domain/format/english.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import { WordsContext } from './use-text.js';

/** Every number, date and address that a visitor reads is written by it: `useFormat().held(text, 'ETH')`. */
export function useFormat(): Formatter {
  return useContext(WordsContext)?.format ?? enFormatter;
}
