/** Built in, and the fallback. */
export const ENGLISH = 'en';

/**
 * The language that a visitor gets: the first wanted one that is offered, in the same script if not in the same region (BCP 47: `pt` and
 * `pt-PT` get `pt-BR`, `zh-TW` and `zh-HK` get `zh-Hant`), else English. Invalid language tags are skipped.
 *
 * @param wanted BCP 47 tags, best first
 * @param offered BCP 47 tags, besides English
 */
export function negotiateLocale(wanted: readonly string[], offered: readonly string[]): string {
  const there = [...offered, ENGLISH].flatMap((tag) => {
    const read = readTag(tag);
    return read ? [{ tag, ...read }] : [];
  });
  for (const each of wanted) {
    const want = readTag(each);
    if (!want) continue;
    const alike = there.filter(({ language, script }) => language === want.language && script === want.script);
    const found =
      there.find(({ name }) => name === want.name) ?? alike.find(({ region }) => region === want.region) ?? alike[0];
    if (found) return found.tag;
  }
  return ENGLISH;
}

/** Whether a text is a language tag, such as `pt-BR`. */
export function isLanguageTag(text: string): boolean {
  return readTag(text) !== undefined;
}

interface ReadTag {
  readonly name: string;
  readonly language: string;
  readonly script: string | undefined;
  readonly region: string | undefined;
}

/** With the likely script and region: `zh-Hant-TW` for `zh-TW`. */
function readTag(tag: string): ReadTag | undefined {
  try {
    const name = new Intl.Locale(tag).toString();
    const { language, script, region } = new Intl.Locale(name).maximize();
    return { name, language, script, region };
  } catch {
    return undefined;
  }
}
