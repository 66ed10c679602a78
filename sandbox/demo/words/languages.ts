/** The languages of the demo, which are those of the modal. */
import { type DemoText, ENGLISH } from './english.js';

/** By their own names: a visitor has to find theirs on a page in another language. */
export const LANGUAGES: readonly (readonly [tag: string, name: string])[] = [
  ['en', 'English'],
  ['ar', 'العربية'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
  ['fr', 'Français'],
  ['he', 'עברית'],
  ['hi', 'हिन्दी'],
  ['id', 'Bahasa Indonesia'],
  ['it', 'Italiano'],
  ['ja', '日本語'],
  ['ko', '한국어'],
  ['ms', 'Bahasa Melayu'],
  ['pl', 'Polski'],
  ['pt-BR', 'Português (Brasil)'],
  ['ru', 'Русский'],
  ['th', 'ไทย'],
  ['tr', 'Türkçe'],
  ['uk', 'Українська'],
  ['vi', 'Tiếng Việt'],
  ['zh-Hans', '简体中文'],
  ['zh-Hant', '繁體中文'],
];
const RIGHT_TO_LEFT = ['ar', 'he'];

export interface PageLanguage {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly text: DemoText;
}

/** English for a language that the demo does not have. Fails if the text cannot be loaded. */
export async function languageOf(tag: string | undefined): Promise<PageLanguage> {
  if (tag === undefined || tag === 'en' || !LANGUAGES.some(([each]) => each === tag))
    return { tag: 'en', direction: 'ltr', text: ENGLISH };
  const { default: text }: { default: DemoText } = await import(`./languages/${tag}.json`);
  return { tag, direction: RIGHT_TO_LEFT.includes(tag) ? 'rtl' : 'ltr', text };
}
