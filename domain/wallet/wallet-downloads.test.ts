import { describe, expect, it } from 'vitest';
import type { ListedWallet } from './wallet.js';
import { downloadsOf, wayToGet } from './wallet-downloads.js';

const BARE: ListedWallet = { id: 'fox', name: 'Fox' };

const STORES = {
  chromeStore: 'https://chrome.example/fox',
  appStore: 'https://apple.example/fox',
  playStore: 'https://play.example/fox',
  homepage: 'https://fox.example',
};

describe('where a wallet can be downloaded', () => {
  it('is listed in one order, with web addresses only', () => {
    expect(downloadsOf({ ...BARE, ...STORES }).map(({ store }) => store)).toEqual([
      'chrome',
      'ios',
      'android',
      'website',
    ]);
    expect(downloadsOf({ ...BARE, ...STORES, appStore: 'javascript:1', playStore: '' })).toHaveLength(2);
  });

  it.each([
    ['several, on a desktop', STORES, false, undefined, 'downloads'],
    ['several, on iOS', STORES, true, 'ios', { href: STORES.appStore }],
    ['several, on Android', STORES, true, 'android', { href: STORES.playStore }],
    [
      'no store of this phone',
      { appStore: STORES.appStore, homepage: STORES.homepage },
      true,
      'android',
      { href: STORES.homepage },
    ],
    ['only a site', { homepage: STORES.homepage }, false, undefined, { href: STORES.homepage }],
    ['only the other store', { appStore: STORES.appStore }, true, 'android', undefined],
    ['nothing', {}, false, undefined, undefined],
  ] as const)('%s', (_, stores, mobile, system, way) => {
    expect(wayToGet({ ...BARE, ...stores }, { mobile, system })).toEqual(way);
  });
});
