/** The language of this document, and how its numbers and dates are written. English until it is settled, before anything is shown. */
import { enFormatter } from '../../../domain/format/english.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import { makeFormatter } from '../../../domain/format/locale-formatter.js';
import { formatAmount } from '../../../domain/money/amount.js';
import type { SiteText } from '../words/en.js';
import { ENGLISH, type Spoken, spokenOf } from '../words/spoken.js';
import { ENGLISH_REVIEW, type ReviewText, reviewTextIn } from './review-text.js';

interface SpokenHere extends Spoken {
  readonly review: ReviewText;
  readonly format: Formatter;
}

const IN_ENGLISH: SpokenHere = { ...ENGLISH, review: ENGLISH_REVIEW, format: enFormatter };

let here = IN_ENGLISH;
let asked = 0;

/** Of a document, what is read and set. */
interface SpokenPage {
  readonly documentElement: { lang: string; dir: string };
}

/**
 * As the first of `wanted` (BCP 47) that is spoken, or the page that the site has sent. English where its words cannot be loaded.
 * Resolves with whether the language is another one now.
 */
export async function speakAs(
  { documentElement }: SpokenPage,
  wanted: readonly string[] = [documentElement.lang],
): Promise<boolean> {
  asked += 1;
  const turn = asked;
  const spoken = await spokenOf(wanted);
  const next =
    spoken.locale === ENGLISH.locale
      ? IN_ENGLISH
      : { ...spoken, review: await reviewTextIn(spoken.locale), format: makeFormatter(spoken.locale) };
  // Another one was asked for meanwhile.
  if (turn !== asked) return false;
  const isOther = here.locale !== next.locale;
  here = next;
  documentElement.lang = here.locale;
  documentElement.dir = here.dir;
  return isOther;
}

/** Asked where it is shown, not where a module is loaded. */
export function frameText(): SiteText {
  return here.text;
}

/** What the modal's own screens say of requests: the same sentences, in the same translation. */
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
