/** The domain's terms in the steps. */
import { defineParameterType } from '@cucumber/cucumber';
import { PHONE_HABITS } from '../support/wallets/phone-habits.js';
import { DEEDS, ERRANDS, HABITS, VISITOR_ACTS } from '../support/world/driver.js';
import { SCREENS } from '../support/world/screen-names.js';

const oneOf = (words: readonly string[]) => new RegExp([...words].sort((a, b) => b.length - a.length).join('|'));

defineParameterType({ name: 'wallet', regexp: /[A-Z][a-z]+/, transformer: (name: string) => name });
defineParameterType({ name: 'screen', regexp: oneOf(SCREENS), transformer: (name: string) => name });
defineParameterType({ name: 'deed', regexp: oneOf(DEEDS), transformer: (words: string) => words });
defineParameterType({
  name: 'habit',
  regexp: oneOf([...HABITS, ...PHONE_HABITS]),
  transformer: (words: string) => words,
});
defineParameterType({ name: 'errand', regexp: oneOf(ERRANDS), transformer: (words: string) => words });
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
