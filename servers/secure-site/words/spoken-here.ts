/** The language of the request that is being answered. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { en } from './en.js';
import { ENGLISH, type Spoken } from './spoken.js';

const here = new AsyncLocalStorage<Spoken>();

export function inLanguage<T>(spoken: Spoken, act: () => T): T {
  return here.run(spoken, act);
}

/** English where nobody asks. */
export function spokenHere(): Spoken {
  return here.getStore() ?? ENGLISH;
}

const REFUSALS = new Map<string, keyof typeof en.refusals>(
  (Object.keys(en.refusals) as (keyof typeof en.refusals)[]).map((key) => [en.refusals[key], key]),
);

/** What was refused, in the language of who asked. What the catalogue does not have is for developers, and stays English. */
export function refusalHere(message: string): string {
  const key = REFUSALS.get(message);
  return key === undefined ? message : spokenHere().text.refusals[key];
}
