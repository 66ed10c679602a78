import type { View } from '../../application/shell/router.js';
import type { Formatter } from '../../domain/format/formatter.js';
import type { LanguagePart } from '../languages/language.js';
import type { Text } from '../text/en.js';

/** Your own messages by BCP 47 tag: they override the built-in ones or add a language. Messages that you leave out stay unchanged. */
export type Messages = Readonly<
  Record<string, LanguagePart | (() => Promise<LanguagePart | { readonly default: LanguagePart }>)>
>;

/** The words of the modal where they are not the English ones that come with each screen. */
export interface Words {
  /** BCP 47. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** How the language writes numbers, dates and addresses. */
  readonly format: Formatter;
  /** One section of the catalogue; what is missing is English. */
  readonly of: <S extends keyof Text>(section: S, english: Text[S]) => Text[S];
  /** Whether words of a screen are still on their way. */
  readonly lacks: (view: View) => boolean;
  /** Fetches the words of a screen. Never rejects: what cannot be fetched is English. */
  readonly load: (view: View) => Promise<void>;
}
