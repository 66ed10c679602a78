import { expect, it } from 'vitest';
import { frameAddress, frameLocale } from './frame-address.js';

const PARTS = {
  ...{ frameUrl: 'https://secure.example/sdk', projectId: 'slipway', networks: [], version: '4', logLevel: 'silent' },
  namespaces: ['eip155'] as const,
};
const ADDRESS = 'https://secure.example/sdk?projectId=slipway&chainId=eip155:1&version=4&enableLogger=false';

it.each([
  ['de', undefined, '&locale=de'],
  ['pt-BR', undefined, '&locale=pt-BR'],
  ['en', 'zh-Hant', '&locale=zh-Hant'],
  ['', undefined, ''],
  ['de&version=5', undefined, ''],
  ['en', '"><script>', ''],
  ['x'.repeat(300), undefined, ''],
])('on a page in %j with the option %j has the language %j', (page, ownLocale, language) => {
  expect(frameAddress({ ...PARTS, ownLocale }, page)).toBe(`${ADDRESS}${language}`);
});

it.each([
  ['the modal’s', undefined, 'de', 'de'],
  ['the wallet’s own, whatever the modal speaks', 'ja', 'de', 'ja'],
  ['the page’s, where the modal has none', undefined, undefined, 'fr'],
  ['the page’s, where the modal is to find out', undefined, 'auto', 'fr'],
  ['none, of what is not a language', undefined, '&version=5', undefined],
])('speaks %s', (_, ownLocale, locale, expected) => {
  expect(frameLocale(ownLocale, locale, 'fr')).toBe(expected);
});
