import type { Text } from '../text/en.js';
import type { Forms } from './forms-of.js';

type Part<T> = T extends (...given: never[]) => unknown
  ? T
  : T extends readonly (infer Item)[]
    ? readonly (Part<Item> | undefined)[]
    : T extends object
      ? { readonly [Key in keyof T]?: Part<T[Key]> }
      : string;

/** Some of the modal's messages, translated or reworded. The others stay unchanged. */
export type LanguagePart = Part<Text>;

/** What is loaded together, after the first screens: `scripts/messages/flows.mjs` says which messages are in which flow. */
export type Flow = 'later' | 'pairing' | 'login' | 'account' | 'send' | 'swap' | 'buy' | 'approve' | 'rest';

/** A language that Porthole speaks. */
export interface Language {
  /** BCP 47. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** What the first screens say: here as soon as the language is. */
  readonly first: LanguagePart;
  /** How its messages write counts. */
  readonly forms?: Forms;
  /** How the rest is fetched. Reject when the file cannot be loaded. */
  readonly flows: { readonly [F in Flow]?: () => Promise<LanguagePart> };
}
