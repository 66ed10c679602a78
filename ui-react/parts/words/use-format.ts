import { useContext } from 'react';
import { enFormatter } from '../../../domain/format/english.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import { WordsContext } from './use-text.js';

/** Formats every number, date and address that a visitor reads: `useFormat().held(text, 'ETH')`. */
export function useFormat(): Formatter {
  return useContext(WordsContext)?.format ?? enFormatter;
}
