import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeFormatter } from '../../../domain/format/locale-formatter.js';
import type { Holding } from '../../../domain/token/token.js';
import { AccountWorth } from '../../views/account/account-worth.js';
import type { Words } from '../../words/words.js';
import { WordsContext } from './use-text.js';

const ETHER = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;
const holdings: readonly Holding[] = [{ token: ETHER, amount: 1_234_500n * 10n ** 15n, price: '1' }];

/** The number format of a language, with English texts. */
const spoken = (locale: string): Words => ({
  ...{ locale, dir: 'ltr', format: makeFormatter(locale) },
  ...{ of: (_, english) => english, lacks: () => false, load: () => Promise.resolve() },
});

it.each([
  [undefined, '$1,234.50'],
  ['de', '1.234,50\u00a0$'],
  ['pt-BR', 'US$\u00a01.234,50'],
])('a screen has the numbers of its language: %s', (locale, text) => {
  const html = renderToStaticMarkup(
    <WordsContext value={locale === undefined ? undefined : spoken(locale)}>
      <AccountWorth entry={{ status: 'ready', holdings, failure: undefined }} network={undefined} chains={[]} />
    </WordsContext>,
  );
  expect(html).toContain(text);
});
