import { expect, it } from 'vitest';
import { isOddName } from './odd-name.js';

it.each([
  ['МетаМаѕк', 'Cyrillic alone'],
  ['Рһаոтом', 'another, with an Armenian letter'],
  ['ᎢᎡᎬᏃᎾᎡ'.replace('Ꮎ', 'Ꭴ'), 'Cherokee alone'],
  ['Metarnask', 'two letters for one'],
  ['0KX Wallet', 'a number for a letter'],
  ['MetaМask', 'two scripts'],
])('S2.10 %s is suspicious: %s', (name) => {
  expect(isOddName(name)).toBe(true);
});

it.each([
  ...['MetaMask', 'metamask', 'Meta Mask', 'Trust Wallet', 'OKX Wallet', 'Coinbase Wallet'],
  ...['Кошелёк', 'Мой кошелёк', 'Harbor', '1inch', '円', ''],
])('S2.10 %s is not suspicious', (name) => {
  expect(isOddName(name)).toBe(false);
});

it('S2.10 a name that had hidden characters is suspicious', () => {
  expect(isOddName('Meta Mask', true)).toBe(true);
});
