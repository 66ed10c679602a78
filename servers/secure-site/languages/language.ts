import type { Forms } from '../../../ui-react/languages/forms-of.js';
import type { SiteText } from '../words/en.js';

type Part<T> = T extends (...given: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Part<T[Key]> }
    : string;

/** Some words of the site, in another language. What is left out stays English. */
export type LanguagePart = Part<SiteText>;

/** What is loaded together: all of it. */
export type Flow = 'rest';

/** A language that the secure site speaks. */
export interface Language {
  /** BCP 47. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  readonly first: LanguagePart;
  readonly forms?: Forms;
  readonly flows: { readonly [F in Flow]?: () => Promise<LanguagePart> };
}
