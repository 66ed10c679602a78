/** The languages of the secure site: negotiation, and the texts. */
import { LANGUAGES } from '../languages/languages.js';
import { en, type SiteText } from './en.js';
import { merged } from './merged.js';

/** The site in one language. */
export interface SiteLanguage {
  /** BCP 47. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  readonly text: SiteText;
}

export const ENGLISH: SiteLanguage = { locale: 'en', dir: 'ltr', text: en };

const made = new Map<string, Promise<SiteLanguage>>();

/** The first available language of these; English if there is none, or its texts cannot be loaded. */
export async function languageFor(wanted: readonly string[]): Promise<SiteLanguage> {
  const locale = wanted.map(closest).find((each) => each !== undefined) ?? 'en';
  const load = Object.hasOwn(LANGUAGES, locale) ? LANGUAGES[locale] : undefined;
  if (!load) return ENGLISH;
  let found = made.get(locale);
  if (!found) {
    found = load().then(async ({ dir, first, flows }) => {
      const parts = await Promise.all(Object.values(flows).map((part) => part()));
      return { locale, dir, text: [first, ...parts].reduce<SiteText>((text, part) => merged(text, part), en) };
    });
    made.set(locale, found);
  }
  return await found.catch(() => {
    made.delete(locale);
    return ENGLISH;
  });
}

/** `Accept-Language`, the most preferred first. */
export function languagesIn(header: string | undefined): readonly string[] {
  return (header ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map((each) => {
      const [, tag = '', weight = '1'] = /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+))?\s*$/.exec(each) ?? [];
      return { tag, weight: Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

const LONGEST = 1_000;

/** Such as `pt-BR` for `pt`, and `zh-Hant` for `zh-TW`. Undefined for unsupported and invalid languages. */
function closest(wanted: string): string | undefined {
  const known = ['en', ...Object.keys(LANGUAGES)];
  const [own, ...others] = [partsOf(wanted), ...known.map(partsOf)];
  if (!own) return undefined;
  const fits = (each: typeof own | undefined) => each?.language === own.language && each?.script === own.script;
  const exact = others.findIndex((each) => fits(each) && each?.region === own.region);
  return known[exact >= 0 ? exact : others.findIndex(fits)];
}

function partsOf(tag: string): Pick<Intl.Locale, 'language' | 'script' | 'region'> | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
