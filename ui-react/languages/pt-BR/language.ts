/** Made by `npm run messages` from messages/pt-BR.json: edit that file. */
import { first } from './first.js';
import { forms } from './forms.js';
import type { Language } from '../language.js';

export const language: Language = {
  locale: 'pt-BR',
  dir: 'ltr',
  first,
  forms,
  flows: {
    later: () => import('./later.js').then((module) => module.later),
    pairing: () => import('./pairing.js').then((module) => module.pairing),
    login: () => import('./login.js').then((module) => module.login),
    account: () => import('./account.js').then((module) => module.account),
    send: () => import('./send.js').then((module) => module.send),
    swap: () => import('./swap.js').then((module) => module.swap),
    buy: () => import('./buy.js').then((module) => module.buy),
    approve: () => import('./approve.js').then((module) => module.approve),
    rest: () => import('./rest.js').then((module) => module.rest),
  },
};
