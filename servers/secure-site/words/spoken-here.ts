/** The language of the current request. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { en } from './en.js';
import { ENGLISH, type Spoken } from './spoken.js';

const here = new AsyncLocalStorage<Spoken>();

export function inLanguage<T>(spoken: Spoken, act: () => T): T {
  return here.run(spoken, act);
}

/** English outside of requests. */
export function spokenHere(): Spoken {
  return here.getStore() ?? ENGLISH;
}

const REFUSALS = new Map<string, keyof typeof en.refusals>(
  (Object.keys(en.refusals) as (keyof typeof en.refusals)[]).map((key) => [en.refusals[key], key]),
);

/** Whether a refusal is in the catalogue: texts for developers are not. */
export function isSpoken(message: string): boolean {
  return REFUSALS.has(message);
}

/** A refusal in the requester's language. Texts that are not in the catalogue are for developers, and stay English. */
export function refusalHere(message: string): string {
  const key = REFUSALS.get(message);
  return key === undefined ? message : spokenHere().text.refusals[key];
}
