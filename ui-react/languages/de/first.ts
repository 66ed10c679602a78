/** Made by `npm run messages` from messages/de.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const first: LanguagePart = {
  titles: {
    connect: 'Verbinden',
  },
  shell: {
    openWallet: (wallet) => `${wallet} öffnen`,
    back: 'Zurück',
    close: 'Schließen',
  },
  connect: {
    found: (count) => pluralOf(count, { one: '1 Wallet', other: `${numberOf(count)} Wallets` }),
  },
};
