/** The domain's terms in the steps. */
import { defineParameterType } from '@cucumber/cucumber';
import { PHONE_BEHAVIOURS } from '../support/wallets/phone-behaviours.js';
import { REQUEST_KINDS, VISITOR_ACTS, WALLET_ACTIONS, WALLET_BEHAVIOURS } from '../support/world/driver.js';
import { SCREENS } from '../support/world/screen-names.js';

const oneOf = (words: readonly string[]) => new RegExp([...words].sort((a, b) => b.length - a.length).join('|'));

defineParameterType({ name: 'wallet', regexp: /[A-Z][a-z]+/, transformer: (name: string) => name });
defineParameterType({ name: 'screen', regexp: oneOf(SCREENS), transformer: (name: string) => name });
defineParameterType({ name: 'action', regexp: oneOf(WALLET_ACTIONS), transformer: (words: string) => words });
defineParameterType({
  name: 'behaviour',
  regexp: oneOf([...WALLET_BEHAVIOURS, ...PHONE_BEHAVIOURS]),
  transformer: (words: string) => words,
});
defineParameterType({ name: 'kind', regexp: oneOf(REQUEST_KINDS), transformer: (words: string) => words });
defineParameterType({
  name: 'act',
  regexp: oneOf([...VISITOR_ACTS, 'reloads the page']),
  transformer: (words: string) => words,
});
defineParameterType({
  name: 'times',
  regexp: /once|twice/,
  transformer: (word: string) => ['once', 'twice'].indexOf(word) + 1,
});
defineParameterType({ name: 'can', regexp: /can|cannot/, transformer: (word: string) => word === 'can' });
defineParameterType({
  name: 'opening',
  regexp: /opens|pushes|replaces it with|resets to/,
  transformer: (words: string) =>
    words
      .split(' ')[0]
      ?.replace(/(?:es|s)$/, '')
      .replace('replac', 'replace'),
});
