import { expect, it } from 'vitest';
import { frameAddress } from './frame-address.js';

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
])('on a page in %j with the option %j asks for %j', (page, locale, language) => {
  expect(frameAddress({ ...PARTS, locale }, page)).toBe(`${ADDRESS}${language}`);
});
