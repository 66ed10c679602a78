import { createContext, useContext, useEffect, useState } from 'react';
import { useModal } from '../use-modal.js';
import { loadMessages } from '../words/load-messages.js';
import type { Messages, Words } from '../words/words.js';
import { enButtons } from './text.en.js';

/** The site's own messages. */
export const MessagesContext = createContext<Messages | undefined>(undefined);

export interface ButtonWords {
  readonly text: typeof enButtons;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Undefined for English. */
  readonly words: Words | undefined;
}

/** The texts of the buttons; the English ones load with the page, apart from the rest of the catalogue. */
export function useButtonWords(): ButtonWords {
  const locale = useModal((state) => state.config.locale);
  const messages = useContext(MessagesContext);
  const [words, setWords] = useState<Words>();
  useEffect(() => loadMessages(locale, messages, setWords), [locale, messages]);
  return {
    text: words?.of('buttons', enButtons) ?? enButtons,
    lang: words?.locale ?? 'en',
    dir: words?.dir ?? 'ltr',
    words,
  };
}
