/** Made by `npm run messages`: where the modal's words about requests lie, in each language of the site. */
import type { LanguagePart } from '../../../ui-react/languages/language.js';

/** By BCP 47 tag. */
export const REVIEWS: Readonly<Record<string, () => Promise<LanguagePart>>> = {
  de: () => import('../../../ui-react/languages/de/approve.js').then((module) => module.approve),
  he: () => import('../../../ui-react/languages/he/approve.js').then((module) => module.approve),
  hi: () => import('../../../ui-react/languages/hi/approve.js').then((module) => module.approve),
  id: () => import('../../../ui-react/languages/id/approve.js').then((module) => module.approve),
  ja: () => import('../../../ui-react/languages/ja/approve.js').then((module) => module.approve),
  ms: () => import('../../../ui-react/languages/ms/approve.js').then((module) => module.approve),
  pl: () => import('../../../ui-react/languages/pl/approve.js').then((module) => module.approve),
  tr: () => import('../../../ui-react/languages/tr/approve.js').then((module) => module.approve),
  vi: () => import('../../../ui-react/languages/vi/approve.js').then((module) => module.approve),
};
