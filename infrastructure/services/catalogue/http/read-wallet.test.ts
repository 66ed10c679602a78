import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHttpUrl } from '../../../../domain/site/host-name.js';
import { isAppLink } from '../../../../domain/wallet/app-link.js';
import { readWallet } from './read-wallet.js';

const WHOLE = {
  id: 'c57c',
  name: 'Fox',
  badge_type: 'certified',
  chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  homepage: 'https://fox.example',
  image_id: '018b2d52',
  image_url: 'https://pictures.example/fox.png',
  order: 10,
  mobile_link: 'fox://',
  desktop_link: 'fox-desktop://',
  webapp_link: 'https://app.fox.example',
  app_store: 'https://apps.example/fox',
  play_store: 'https://play.example/fox',
  chrome_store: 'https://chrome.example/fox',
  rdns: 'io.Fox',
  injected: [{ namespace: 'eip155', injected_id: 'isFox' }],
};

describe('an entry of a directory', () => {
  it('becomes a wallet with all fields', () => {
    expect(readWallet(WHOLE)).toEqual({
      id: 'c57c',
      name: 'Fox',
      badge: 'certified',
      chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
      homepage: 'https://fox.example',
      imageId: '018b2d52',
      mobileLink: 'fox://',
      desktopLink: 'fox-desktop://',
      webappLink: 'https://app.fox.example',
      appStore: 'https://apps.example/fox',
      playStore: 'https://play.example/fox',
      chromeStore: 'https://chrome.example/fox',
      rdns: 'io.fox',
      injected: [{ namespace: 'eip155', injectedId: 'isFox' }],
    });
  });

  it('needs only an id and a name', () => {
    const nothing = Object.fromEntries(Object.keys(WHOLE).map((key) => [key, null]));
    expect(readWallet({ ...nothing, id: 'a', name: 'A' })).toEqual({ id: 'a', name: 'A' });
    expect(readWallet({ id: 'a', name: 'A' })).toEqual({ id: 'a', name: 'A' });
  });

  it.each([
    undefined,
    null,
    'fox',
    [],
    {},
    { id: 'a' },
    { name: 'A' },
    { id: 1, name: 'A' },
    { id: '', name: 'A' },
    { id: 'a,b', name: 'A' },
    { id: '../a', name: 'A' },
    { id: '__proto__', name: 'A' },
    { id: 'a'.repeat(129), name: 'A' },
    { id: 'a', name: '' },
    { id: 'a', name: '\u202e \u0000' },
  ])('is invalid as %j', (value) => {
    expect(readWallet(value)).toBeUndefined();
  });

  it('has a name that neither hides, reverses nor overflows the text around it', () => {
    expect(readWallet({ id: 'a', name: '\u202eFox\n<b>' })?.name).toBe('Fox <b>');
    expect(readWallet({ id: 'a', name: 'x'.repeat(1_000_000) })?.name).toHaveLength(64);
  });

  it.each([
    'homepage',
    'webapp_link',
    'app_store',
    'play_store',
    'chrome_store',
    'mobile_link',
    'desktop_link',
    'image_url',
  ])('has no %s that could run in the page or load an image from an unknown host', (key) => {
    const links = [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,x',
      'blob:https://a.example/x',
      '//x',
      7,
    ];
    for (const link of links) expect(readWallet({ id: 'a', name: 'A', [key]: link })).toEqual({ id: 'a', name: 'A' });
  });

  it('drops a field of the wrong type, not the wallet', () => {
    const wrong = Object.fromEntries(Object.keys(WHOLE).map((key) => [key, { wrong: true }]));
    expect(readWallet({ ...wrong, id: 'a', name: 'A' })).toEqual({ id: 'a', name: 'A' });
    const lists = { chains: ['eip155:1', 'nowhere', 7, null], injected: [null, { namespace: 'eip155' }] };
    expect(readWallet({ ...lists, id: 'a', name: 'A' })).toEqual({ id: 'a', name: 'A', chains: ['eip155:1'] });
  });

  it('is safe with any content, including its links', () => {
    const odd = fc.oneof(fc.anything(), fc.string(), fc.webUrl(), fc.constantFrom('javascript:x', 'fox://', null));
    const entry = fc.record(Object.fromEntries(Object.keys(WHOLE).map((key) => [key, odd])), { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), entry), fc.string(), (value, name) => {
        for (const each of [value, { ...(value as object), id: 'a', name }]) {
          const wallet = readWallet(each);
          if (!wallet) continue;
          const { homepage, webappLink, appStore, playStore, chromeStore, mobileLink, desktopLink } = wallet;
          for (const link of [homepage, webappLink, appStore, playStore, chromeStore])
            expect(link === undefined || isHttpUrl(link)).toBe(true);
          for (const link of [mobileLink, desktopLink]) expect(link === undefined || isAppLink(link)).toBe(true);
          expect(wallet.name).toMatch(/^\S.{0,63}/u);
        }
      }),
    );
  });
});
