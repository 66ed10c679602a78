/** Made by `npm run messages`: where the modal’s texts about requests are. */
import type { LanguagePart } from '../../../ui-react/languages/language.js';

/** By BCP 47 tag. */
export const REVIEWS: Readonly<Record<string, () => Promise<LanguagePart>>> = {
  ar: () => import('../../../ui-react/languages/ar/approve.js').then((module) => module.approve),
  de: () => import('../../../ui-react/languages/de/approve.js').then((module) => module.approve),
  es: () => import('../../../ui-react/languages/es/approve.js').then((module) => module.approve),
  fr: () => import('../../../ui-react/languages/fr/approve.js').then((module) => module.approve),
  he: () => import('../../../ui-react/languages/he/approve.js').then((module) => module.approve),
  hi: () => import('../../../ui-react/languages/hi/approve.js').then((module) => module.approve),
  id: () => import('../../../ui-react/languages/id/approve.js').then((module) => module.approve),
  it: () => import('../../../ui-react/languages/it/approve.js').then((module) => module.approve),
  ja: () => import('../../../ui-react/languages/ja/approve.js').then((module) => module.approve),
  ko: () => import('../../../ui-react/languages/ko/approve.js').then((module) => module.approve),
  ms: () => import('../../../ui-react/languages/ms/approve.js').then((module) => module.approve),
  pl: () => import('../../../ui-react/languages/pl/approve.js').then((module) => module.approve),
  'pt-BR': () => import('../../../ui-react/languages/pt-BR/approve.js').then((module) => module.approve),
  ru: () => import('../../../ui-react/languages/ru/approve.js').then((module) => module.approve),
  th: () => import('../../../ui-react/languages/th/approve.js').then((module) => module.approve),
  tr: () => import('../../../ui-react/languages/tr/approve.js').then((module) => module.approve),
  uk: () => import('../../../ui-react/languages/uk/approve.js').then((module) => module.approve),
  vi: () => import('../../../ui-react/languages/vi/approve.js').then((module) => module.approve),
  'zh-Hans': () => import('../../../ui-react/languages/zh-Hans/approve.js').then((module) => module.approve),
  'zh-Hant': () => import('../../../ui-react/languages/zh-Hant/approve.js').then((module) => module.approve),
};
