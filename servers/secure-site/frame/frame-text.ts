/** The language of this document: settled before anything is shown, and the same until it is left. */

import type { SiteText } from '../words/en.js';
import { ENGLISH, type Spoken, spokenOf } from '../words/spoken.js';

let spoken: Spoken = ENGLISH;

/** Of a document, what is read and set. */
interface SpokenPage {
  readonly documentElement: { lang: string; dir: string };
}

/** As the page that the site has sent says. English where its words cannot be loaded. */
export async function speakAs({ documentElement }: SpokenPage): Promise<void> {
  spoken = await spokenOf([documentElement.lang]);
  documentElement.lang = spoken.locale;
  documentElement.dir = spoken.dir;
}

/** Asked where it is shown, not where a module is loaded. */
export function frameText(): SiteText {
  return spoken.text;
}

/** BCP 47. */
export function frameLanguage(): string {
  return spoken.locale;
}

export function frameDate(at: number): string {
  return new Intl.DateTimeFormat(spoken.locale, { dateStyle: 'medium' }).format(at);
}
