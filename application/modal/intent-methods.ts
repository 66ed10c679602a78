import { toFailure } from '../../domain/failure/to-failure.js';
import type { Engine } from '../engine/engine.js';
import type { Intent, IntentType } from '../engine/intents.js';
import type { Outcome } from '../engine/outcome.js';
import type { LoadUseCase } from '../engine/use-case.js';
import { INTENT_METHODS } from './method-names.js';
import type { IntentMethods } from './modal.js';
import { readIntent, TAKES } from './read-intent.js';

/** `open-wallet` for `openWallet`. */
export type TypeOf<Method extends string> = Method extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${TypeOf<Rest>}`
  : '';

/** As a DOM listener, `open` gets an event, which is not an options object. */
function optionsOf(given: unknown): object {
  const plain = typeof given === 'object' && given !== null && isPlain(given);
  return plain ? given : {};
}

/** Also an event from another window. */
function isPlain(given: object): boolean {
  const parent: unknown = Object.getPrototypeOf(given);
  return parent === null || Object.getPrototypeOf(parent) === null;
}

/** Maps methods to intents. */
export function intentMethods({ dispatch, run }: Pick<Engine, 'dispatch' | 'run'>): IntentMethods {
  const asked = (...parts: readonly object[]) => {
    try {
      return dispatch(readIntent(Object.assign({}, ...parts)));
    } catch (error) {
      return Promise.resolve({ ok: false as const, failure: toFailure(error) });
    }
  };
  const methods = INTENT_METHODS.map((name) => {
    const type = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const fields = Object.keys(TAKES[type as IntentType] ?? {});
    const ask = (...given: readonly unknown[]) =>
      asked(name === 'open' ? optionsOf(given[0]) : Object.fromEntries(fields.map((field, at) => [field, given[at]])), {
        type,
      });
    return [name, ask];
  });
  return {
    ...(Object.fromEntries(methods) as IntentMethods),
    run: <Value>(work: Intent | LoadUseCase) =>
      (typeof work === 'function' ? run(work) : asked(work)) as Promise<Outcome<Value>>,
  };
}
