import { createContext, useContext } from 'react';
import { enButtons } from './text.en.js';

/** The buttons' words; they load with the page, apart from the rest of the catalogue. */
export const ButtonTextContext = createContext<typeof enButtons | undefined>(undefined);

export function useButtonText(): typeof enButtons {
  return useContext(ButtonTextContext) ?? enButtons;
}
