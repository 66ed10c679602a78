import { describe, expect, it } from 'vitest';
import { isReachable, pairingWays } from './pairing-ways.js';
import type { ListedWallet } from './wallet.js';

const BARE: ListedWallet = { id: 'fox', name: 'Fox' };
const FULL: ListedWallet = {
  ...BARE,
  rdns: 'example.fox',
  mobileLink: 'fox://',
  webappLink: 'https://app.fox.example',
  desktopLink: 'foxdesk://',
};
const desk = { mobile: false, installed: false };
const phone = { mobile: true, installed: false };

describe('the ways to reach a wallet', () => {
  it.each([
    ['nobody in particular', undefined, desk, 'qrcode'],
    ['nobody in particular, on a phone', undefined, phone, 'qrcode'],
    ['one that says nothing of itself', BARE, desk, 'qrcode'],
    ['one that says nothing of itself, on a phone', BARE, phone, 'qrcode'],
    ['an app', { ...BARE, mobileLink: 'fox://' }, desk, 'qrcode'],
    ['an app, on a phone', { ...BARE, mobileLink: 'fox://' }, phone, 'mobile'],
    ['a site', { ...BARE, webappLink: 'https://fox.example' }, desk, 'web'],
    ['a desktop program', { ...BARE, desktopLink: 'fox://' }, desk, 'desktop'],
    ['a desktop program, on a phone', { ...BARE, desktopLink: 'fox://' }, phone, 'qrcode'],
    ['an extension that is not here', { ...BARE, rdns: 'example.fox' }, desk, 'qrcode unsupported'],
    ['an extension that is here', { ...BARE, rdns: 'example.fox' }, { ...desk, installed: true }, 'browser qrcode'],
    ['everything', FULL, desk, 'qrcode web desktop unsupported'],
    ['everything, and here', FULL, { ...desk, installed: true }, 'browser qrcode web desktop'],
    ['everything, on a phone', FULL, phone, 'mobile web'],
    [
      'everything, and here, where there is nothing but pairing',
      FULL,
      { ...desk, installed: true, alone: true },
      'qrcode web desktop',
    ],
    [
      'an extension, where there is nothing but pairing',
      { ...BARE, rdns: 'example.fox' },
      { ...desk, alone: true },
      'qrcode',
    ],
    ['an app whose link would run in the page', { ...BARE, mobileLink: 'javascript://x' }, phone, 'qrcode'],
  ] as const)('%s', (_, wallet, surroundings, ways) => {
    expect(pairingWays(wallet, surroundings).join(' ')).toBe(ways);
  });
});

describe('whether a pairing can reach it', () => {
  it.each([
    ['an extension alone', { ...BARE, rdns: 'example.fox', chromeStore: 'https://store.example/fox' }, false],
    ['an app', { ...BARE, mobileLink: 'fox://' }, true],
    ['an app by an address', { ...BARE, universalLink: 'https://fox.example/app' }, true],
    ['a site', { ...BARE, webappLink: 'https://fox.example' }, true],
    ['a desktop program', { ...BARE, desktopLink: 'fox://' }, true],
    ['a link that would run in the page', { ...BARE, mobileLink: 'javascript://x' }, false],
  ])('%s', (_, wallet, reachable) => {
    expect(isReachable(wallet)).toBe(reachable);
  });
});
