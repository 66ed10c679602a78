import { expect, it } from 'vitest';
import { isOddName } from './odd-name.js';

it.each([
  ['МетаМаѕк', 'Cyrillic alone'],
  ['Рһаոтом', 'another, with an Armenian letter'],
  ['ᎢᎡᎬᏃᎾᎡ'.replace('Ꮎ', 'Ꭴ'), 'Cherokee alone'],
  ['Metarnask', 'two letters for one'],
  ['0KX Wallet', 'a number for a letter'],
  ['MetaМask', 'two scripts'],
])('S2.10 %s is odd: %s', (name) => {
  expect(isOddName(name)).toBe(true);
});

it.each([
  ...['MetaMask', 'metamask', 'Meta Mask', 'Trust Wallet', 'OKX Wallet', 'Coinbase Wallet'],
  ...['Кошелёк', 'Мой кошелёк', 'Harbor', '1inch', '円', ''],
])('S2.10 %s is not', (name) => {
  expect(isOddName(name)).toBe(false);
});

it('S2.10 one that had characters that are not shown is odd', () => {
  expect(isOddName('Meta Mask', true)).toBe(true);
});
