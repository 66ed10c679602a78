/** The language of the current request. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { en } from './en.js';
import { ENGLISH, type SiteLanguage } from './site-language.js';

const here = new AsyncLocalStorage<SiteLanguage>();

export function inLanguage<T>(language: SiteLanguage, act: () => T): T {
  return here.run(language, act);
}

/** English outside of requests. */
export function currentLanguage(): SiteLanguage {
  return here.getStore() ?? ENGLISH;
}

const REFUSALS = new Map<string, keyof typeof en.refusals>(
  (Object.keys(en.refusals) as (keyof typeof en.refusals)[]).map((key) => [en.refusals[key], key]),
);

/** Whether a refusal is in the catalogue: texts for developers are not. */
export function isTranslated(message: string): boolean {
  return REFUSALS.has(message);
}

/** A refusal in the requester's language. Texts that are not in the catalogue are for developers, and stay English. */
export function translatedRefusal(message: string): string {
  const key = REFUSALS.get(message);
  return key === undefined ? message : currentLanguage().text.refusals[key];
}
