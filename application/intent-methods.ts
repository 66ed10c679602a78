import type { Intent, IntentOf, IntentType } from './intents.js';
import { INTENT_METHODS, type IntentMethods, type Outcome } from './modal.js';

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
  disconnect: ['namespace'],
  switchNetwork: ['networkId'],
  selectAccount: ['address', 'namespace'],
  ping: ['namespace'],
  signMessage: ['message', 'namespace'],
  editSend: ['patch'],
  run: ['load'],
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

/** Gives intents their names. */
export function intentMethods(dispatch: (intent: Intent) => Promise<Outcome<unknown>>): IntentMethods {
  const methods = INTENT_METHODS.map((name) => {
    const type = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const ask = (...given: readonly unknown[]) => {
      const fields = FIELDS[name]?.map((field, at) => (field ? { [field]: given[at] } : given[at]));
      // Given as a listener, `open` gets an event, which has a type of its own.
      return dispatch(Object.assign({}, ...(fields ?? []), { type }));
    };
    return [name, ask];
  });
  return Object.fromEntries(methods) as IntentMethods;
}
