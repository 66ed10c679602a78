/** Made by `npm run messages`: the languages that Porthole speaks besides English, and where their texts are. */
import type { Flow, Language } from './language.js';

/** By BCP 47 tag. */
export const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
  ar: () => import('./ar/language.js').then((module) => module.language),
  de: () => import('./de/language.js').then((module) => module.language),
  es: () => import('./es/language.js').then((module) => module.language),
  fr: () => import('./fr/language.js').then((module) => module.language),
  he: () => import('./he/language.js').then((module) => module.language),
  hi: () => import('./hi/language.js').then((module) => module.language),
  id: () => import('./id/language.js').then((module) => module.language),
  it: () => import('./it/language.js').then((module) => module.language),
  ja: () => import('./ja/language.js').then((module) => module.language),
  ko: () => import('./ko/language.js').then((module) => module.language),
  ms: () => import('./ms/language.js').then((module) => module.language),
  pl: () => import('./pl/language.js').then((module) => module.language),
  'pt-BR': () => import('./pt-BR/language.js').then((module) => module.language),
  ru: () => import('./ru/language.js').then((module) => module.language),
  th: () => import('./th/language.js').then((module) => module.language),
  tr: () => import('./tr/language.js').then((module) => module.language),
  uk: () => import('./uk/language.js').then((module) => module.language),
  vi: () => import('./vi/language.js').then((module) => module.language),
  'zh-Hans': () => import('./zh-Hans/language.js').then((module) => module.language),
  'zh-Hant': () => import('./zh-Hant/language.js').then((module) => module.language),
};

/** Of each section that has messages beyond the first flow. */
export const FLOW_OF: Readonly<Record<string, Flow>> = {
  mails: 'rest',
  pages: 'rest',
  refusals: 'rest',
  walletKeys: 'rest',
  walletSettings: 'rest',
  consents: 'rest',
  ownWindow: 'rest',
  requests: 'rest',
  evm: 'rest',
  solana: 'rest',
  signatures: 'rest',
  descriptions: 'rest',
  problems: 'rest',
};
