import { toFailure } from '../../domain/failure/to-failure.js';
import type { Engine } from '../engine/engine.js';
import type { IntentOf, IntentType } from '../engine/intents.js';
import type { LoadUseCase } from '../engine/use-case.js';
import { INTENT_METHODS } from './method-names.js';
import type { IntentMethods } from './modal.js';
import { readIntent } from './read-intent.js';

/** `open-wallet` for `openWallet`. */
type TypeOf<Method extends string> = Method extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${TypeOf<Rest>}`
  : '';

type Field<Method extends string> =
  TypeOf<Method> extends infer T extends IntentType ? Exclude<keyof IntentOf<T>, 'type'> : never;

/** Which field of the intent each argument is, in order; an empty name: several fields, as options. Absent: it takes nothing. */
const FIELDS: { readonly [Method in keyof IntentMethods]?: readonly (Field<Method> | '')[] } = {
  open: [''],
  close: ['force'],
  push: ['route'],
  replace: ['route'],
  reset: ['route'],
  connect: ['wallet', 'namespace'],
  openWallet: ['way'],
  copyLink: ['link'],
  disconnect: ['namespace'],
  switchNetwork: ['networkId'],
  selectAccount: ['address', 'namespace'],
  ping: ['namespace'],
  signMessage: ['message', 'namespace'],
  editSend: ['patch'],
  editSwap: ['patch'],
  searchWallets: ['text', ''],
  showWalletImages: ['imageIds'],
  logInByEmail: ['email'],
  enterCode: ['code'],
  logInBySocial: ['provider'],
  changeEmail: ['email'],
  enterEmailCode: ['code'],
  changeAccountType: ['accountType'],
  nextPage: ['list'],
  tryName: ['label'],
  registerName: ['label'],
  editBuy: ['patch'],
  buy: ['sellerId'],
  rejectRequest: ['requestId'],
  configure: ['patch'],
  showSnack: ['snack'],
  setLoading: ['loading'],
};

/** Given as a listener, `open` gets an event, which is no options. */
function optionsOf(given: unknown): object {
  const plain = typeof given === 'object' && given !== null && isPlain(given);
  return plain ? given : {};
}

/** From another window as well. */
function isPlain(given: object): boolean {
  const parent: unknown = Object.getPrototypeOf(given);
  return parent === null || Object.getPrototypeOf(parent) === null;
}

/** Gives intents their names. */
export function intentMethods({ dispatch, run }: Pick<Engine, 'dispatch' | 'run'>): IntentMethods {
  const methods = INTENT_METHODS.map((name) => {
    const type = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const ask = (...given: readonly unknown[]) => {
      const [load] = given;
      const fields =
        name === 'run'
          ? [{ load }]
          : FIELDS[name]?.map((field, at) => (field ? { [field]: given[at] } : optionsOf(given[at])));
      try {
        const intent = readIntent(Object.assign({}, ...(fields ?? []), { type }));
        return name === 'run' ? run(load as LoadUseCase) : dispatch(intent);
      } catch (error) {
        return Promise.resolve({ ok: false as const, failure: toFailure(error) });
      }
    };
    return [name, ask];
  });
  return Object.fromEntries(methods) as IntentMethods;
}
