import { createContext, useContext } from 'react';
import { enFormatter } from '../../../domain/format/english.js';
import type { Formatter } from '../../../domain/format/formatter.js';

/** How the modal's language writes numbers, dates and addresses; nothing for English. */
export const FormatContext = createContext<Formatter | undefined>(undefined);

/** Every number, date and address that a visitor reads is written by it: `useFormat().held(text, 'ETH')`. */
export function useFormat(): Formatter {
  return useContext(FormatContext) ?? enFormatter;
}
