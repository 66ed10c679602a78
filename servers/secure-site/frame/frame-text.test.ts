/** Descriptions of requests in another language than English. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { consentsOf } from './approval/consents-of.js';
import { lostAt } from './approval/lost-at.js';
import { frameText, setFrameLanguage } from './frame-text.js';
import { allowanceWords } from './rpc/contract-call/allowance-words.js';
import { feeWords } from './rpc/transaction/bounded-fees.js';

const OWN = '0x00000000000000000000000000000000000000a1';
const setLanguage = async (lang: string) => {
  const page = { documentElement: { lang, dir: '' } };
  await setFrameLanguage(page);
  return page.documentElement;
};

beforeEach(async () => {
  expect(await setLanguage('de-AT')).toEqual({ lang: 'de', dir: 'ltr' });
});
afterEach(() => setLanguage('en'));

it('describes in German what a spender may take, the cost, and what may be lost', () => {
  const { title, consents, warnings } = allowanceWords('DAI', '5 DAI', 2n ** 256n - 1n);
  expect([title, warnings, consents]).toEqual([
    'Das Ausgeben aller Ihrer DAI freigeben',
    [
      'Der Berechtigte kann alle DAI, die Sie haben und haben werden, jederzeit nehmen, ohne Sie noch einmal zu fragen.',
    ],
    ['Ich verstehe, dass der Berechtigte alle meine DAI nehmen kann'],
  ]);
  const ether = { decimals: 18, symbol: 'ETH' };
  expect(feeWords({ fee: 10n ** 16n, asked: 2n * 10n ** 16n, balance: 10n ** 16n }, ether)).toMatchObject({
    facts: [['Netzwerkgebühr, höchstens', '0,01\u00a0ETH']],
    warnings: [
      expect.stringContaining('auf 0,01\u00a0ETH gesenkt'),
      expect.stringContaining('Das sind 100 % Ihres ETH-Guthabens'),
    ],
    consents: ['Ich bin einverstanden, eine Netzwerkgebühr von bis zu 0,01\u00a0ETH zu zahlen'],
  });
  const zero = `0x${'0'.repeat(40)}`;
  expect(lostAt({ namespace: 'eip155', receiver: zero, from: OWN }).warnings[0]).toMatch(/^Burn-Adresse: Niemand/);
  expect(consentsOf({ title: '', facts: [], yes: '', danger: true })).toEqual([
    'Ich verstehe das Risiko und möchte fortfahren',
  ]);
});

it('falls back to English on a page in an unsupported language', async () => {
  expect(await setLanguage('tlh')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(frameText().evm.approve).toBe('Approve');
});
