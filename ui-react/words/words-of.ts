/** Loaded by modals with other languages or messages than the built-in English. */
import type { View } from '../../application/shell/router.js';
import { enFormatter } from '../../domain/format/english.js';
import { isFromTheRight } from '../../domain/format/from-the-right.js';
import { makeFormatter } from '../../domain/format/locale-formatter.js';
import { ENGLISH, negotiateLocale } from '../../domain/site/negotiate-locale.js';
import { afterPaint } from '../after-paint.js';
import type { Flow, Language, LanguagePart } from '../languages/language.js';
import { FLOW_OF, LANGUAGES } from '../languages/languages.js';
import type { Text } from '../text/en.js';
import { flowsOfView } from './flows-of-view.js';
import { mergeWords, tell } from './merge-words.js';
import type { Messages, Words } from './words.js';

/**
 * Finds the visitor's language, and reports its messages: first those of the first screens, and again whenever more are loaded.
 * Messages that cannot be loaded are in English.
 *
 * @param asked BCP 47; `auto`: the page's, then the visitor's
 * @param messages untrusted: the site's
 */
export async function wordsOf(
  asked: string,
  messages: Messages | undefined,
  told: (words: Words) => void,
): Promise<void> {
  const wanted = asked === 'auto' ? [document.documentElement.lang, ...navigator.languages] : [asked];
  const own: Messages = typeof messages === 'object' ? (messages ?? {}) : {};
  const offered = [...Object.keys(own), ...Object.keys(LANGUAGES)];
  const locale = negotiateLocale(wanted, offered);
  // Numbers and dates as in the visitor's own region: `1,234.5` in `es-MX`, `1.234,5` in `es`.
  const region = wanted.find((tag) => tag && negotiateLocale([tag], offered) === locale);
  if (locale === ENGLISH && !/^(auto|en\b|$)/i.test(asked))
    tell(`There are no messages for '${asked}': add them with \`messages\``);
  const [language, part] = await Promise.all([quietly(LANGUAGES[locale]), ownPart(own, locale)]);
  if (language || part || locale === ENGLISH) toldBy(locale, region, language, part, told);
  else toldBy(ENGLISH, undefined, undefined, await ownPart(own, ENGLISH), told);
}

/**
 * @param region the tag that the locale was found for
 * @param own the site's, instead of ours
 */
function toldBy(
  locale: string,
  region: string | undefined,
  language: Language | undefined,
  own: LanguagePart | undefined,
  told: (words: Words) => void,
): void {
  let ours: readonly LanguagePart[] = language ? [language.first] : [];
  const loading = new Map<Flow, Promise<void>>();
  const settled = new Set<Flow>();
  const due = new Set<Flow>();

  const load = (flow: Flow): Promise<void> => {
    const fetch = language?.flows[flow];
    const fetching =
      loading.get(flow) ??
      quietly(fetch).then((part) => {
        settled.add(flow);
        if (!part) return;
        ours = [...ours, part];
        told(words());
      });
    loading.set(flow, fetching);
    return fetching;
  };
  // Several modals of one language have the region that was set last.
  if (language?.forms && region) language.forms.region = region;
  const format = /^en\b/.test(locale) ? enFormatter : makeFormatter(region ?? locale);
  const waits = (flow: Flow) => language?.flows[flow] !== undefined && !settled.has(flow);

  const words = (): Words => {
    const kept = new Map<keyof Text, { readonly english: unknown; readonly text: unknown }>();
    return {
      locale,
      dir: isFromTheRight(locale) ? 'rtl' : 'ltr',
      format,
      of: (section, english) => {
        const flow = FLOW_OF[section];
        // A screen that uses more messages than listed. It is painted first.
        if (flow && waits(flow) && !due.has(flow)) {
          due.add(flow);
          afterPaint(() => void load(flow));
        }
        const before = kept.get(section);
        if (before?.english === english) return before.text as typeof english;
        const spoken = ours.reduce((text, part) => mergeWords(text, part[section]), english);
        const text = mergeWords(spoken, own?.[section], `${locale}.${section}`);
        kept.set(section, { english, text });
        return text;
      },
      lacks: (view: View) => flowsOfView(view).some(waits),
      load: async (view: View) => {
        await Promise.all(flowsOfView(view).filter(waits).map(load));
      },
    };
  };
  told(words());
}

async function ownPart(messages: Messages, locale: string): Promise<LanguagePart | undefined> {
  const given = Object.hasOwn(messages, locale) ? messages[locale] : undefined;
  const part: unknown = typeof given === 'function' ? await quietly(given) : given;
  if (typeof part !== 'object' || part === null) {
    if (given !== undefined) tell(`\`messages.${locale}\` must be an object of messages, or load one: it is left out`);
    return undefined;
  }
  return ('default' in part ? part.default : part) as LanguagePart;
}

/** The loaded value, or `undefined` if loading fails. */
async function quietly<T>(load: (() => Promise<T>) | undefined): Promise<T | undefined> {
  try {
    return await load?.();
  } catch {
    return undefined;
  }
}
