/** Made by `npm run messages`: the languages that Porthole speaks besides English, and where their words lie. */
import type { Flow, Language } from './language.js';

/** By BCP 47 tag. */
export const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
  ar: () => import('./ar/language.js').then((module) => module.language),
  de: () => import('./de/language.js').then((module) => module.language),
  es: () => import('./es/language.js').then((module) => module.language),
  fr: () => import('./fr/language.js').then((module) => module.language),
  it: () => import('./it/language.js').then((module) => module.language),
  ja: () => import('./ja/language.js').then((module) => module.language),
  ko: () => import('./ko/language.js').then((module) => module.language),
  'pt-BR': () => import('./pt-BR/language.js').then((module) => module.language),
  ru: () => import('./ru/language.js').then((module) => module.language),
  'zh-Hans': () => import('./zh-Hans/language.js').then((module) => module.language),
  'zh-Hant': () => import('./zh-Hant/language.js').then((module) => module.language),
};

/** Of each section that has messages beyond the first flow. */
export const FLOW_OF: Readonly<Record<string, Flow>> = {
  titles: 'later',
  snacks: 'later',
  pairing: 'pairing',
  directory: 'pairing',
  login: 'login',
  settings: 'account',
  namespaces: 'later',
  account: 'account',
  accountTypes: 'account',
  lists: 'account',
  transfer: 'send',
  outcomes: 'later',
  network: 'later',
  otherKind: 'later',
  names: 'rest',
  buy: 'buy',
  pay: 'buy',
  receive: 'account',
  send: 'send',
  swap: 'swap',
  oddNames: 'later',
  tokens: 'send',
  approve: 'approve',
  clearWords: 'approve',
  digests: 'approve',
  signed: 'approve',
  changes: 'approve',
  dangers: 'approve',
  signIn: 'approve',
  allowances: 'approve',
  smartSessions: 'rest',
  help: 'later',
  failures: 'later',
};
