import type { View } from '../../application/shell/router.js';
import type { Formatter } from '../../domain/format/formatter.js';
import type { LanguagePart } from '../languages/language.js';
import type { Text } from '../text/en.js';

/** Your own messages by BCP 47 tag: they override the built-in ones or add a language. Messages that you leave out stay unchanged. */
export type Messages = Readonly<
  Record<string, LanguagePart | (() => Promise<LanguagePart | { readonly default: LanguagePart }>)>
>;

/** The modal's messages, if they are not the built-in English ones. */
export interface Words {
  /** BCP 47. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** How the language writes numbers, dates and addresses. */
  readonly format: Formatter;
  /** One section of the messages; missing ones are in English. */
  readonly of: <S extends keyof Text>(section: S, english: Text[S]) => Text[S];
  /** Whether messages of a screen are still loading. */
  readonly lacks: (view: View) => boolean;
  /** Loads the messages of a screen. Never rejects: messages that cannot be loaded are in English. */
  readonly load: (view: View) => Promise<void>;
}
