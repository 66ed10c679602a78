/** The language of this document, with its formatter. English until it is settled, before anything is shown. */
import { enFormatter } from '../../../domain/format/english.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import { makeFormatter } from '../../../domain/format/locale-formatter.js';
import { formatAmount } from '../../../domain/money/amount.js';
import type { SiteText } from '../words/en.js';
import { ENGLISH, languageFor, type SiteLanguage } from '../words/site-language.js';
import { ENGLISH_REVIEW, type ReviewText, reviewTextIn } from './review-text.js';

interface FrameLanguage extends SiteLanguage {
  readonly review: ReviewText;
  readonly format: Formatter;
}

const IN_ENGLISH: FrameLanguage = { ...ENGLISH, review: ENGLISH_REVIEW, format: enFormatter };

let here = IN_ENGLISH;
let asked = 0;

/** The used part of a document. */
interface SpokenPage {
  readonly documentElement: { lang: string; dir: string };
}

/**
 * As the first of `wanted` (BCP 47) that is available, or the page that the site has sent. English where its words cannot be loaded.
 * Resolves with whether the language is another one now.
 */
export async function setFrameLanguage(
  { documentElement }: SpokenPage,
  wanted: readonly string[] = [documentElement.lang],
): Promise<boolean> {
  asked += 1;
  const turn = asked;
  const language = await languageFor(wanted);
  const next =
    language.locale === ENGLISH.locale
      ? IN_ENGLISH
      : { ...language, review: await reviewTextIn(language.locale), format: makeFormatter(language.locale) };
  // Another language was requested meanwhile.
  if (turn !== asked) return false;
  const isOther = here.locale !== next.locale;
  here = next;
  documentElement.lang = here.locale;
  documentElement.dir = here.dir;
  return isOther;
}

/** Read when used, not when a module is loaded. */
export function frameText(): SiteText {
  return here.text;
}

/** The modal's own texts about requests: the same sentences and translations. */
export function reviewText(): ReviewText {
  return here.review;
}

export function frameFormat(): Formatter {
  return here.format;
}

/** Every digit, with its symbol: `1,250.5 USDC`. `units`: in the smallest unit. */
export function frameAmount(units: bigint, decimals: number, symbol?: string): string {
  return here.format.exact(formatAmount(units, decimals), symbol);
}

/** BCP 47. */
export function frameLanguage(): string {
  return here.locale;
}

/** `at`: milliseconds since 1970. */
export function frameDate(at: number): string {
  return here.format.date(new Date(at));
}
