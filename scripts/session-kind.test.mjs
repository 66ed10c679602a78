/** Which scenarios may start with a stored session: a wrong answer would let them start in a state that connecting does not lead to. */
import { describe, expect, it } from 'vitest';
import { sessionKind } from '../features/support/browser/session-kind.js';
import { USUAL_PAGE, withSetting } from '../features/support/page/settings/page-settings.js';

const usual = { networks: [{ id: 1, name: 'Saltmarsh' }] };
const kindWith = (...settings) =>
  sessionKind(
    'Harbor',
    settings.reduce((page, [name, value]) => withSetting(page, name, value), USUAL_PAGE),
    usual,
  );

describe('sessionKind', () => {
  it.each([
    ['clipboard', 'forbidden'],
    ['view', 'sideways'],
    ['name service', 'yes'],
    ['blockchain service', 'fine'],
    ['theme', 'dark'],
    ['wallets', 'Lantern, Harbor'],
  ])('is the usual one with %s set to %s', (...setting) => {
    expect(kindWith(setting)).toBe(kindWith());
    expect(kindWith()).toBeDefined();
  });

  it.each([
    ['default network', 'Tidewater'],
    ['more networks', '7'],
  ])('is another one with %s set to %s', (...setting) => {
    expect(kindWith(setting)).toBeDefined();
    expect(kindWith(setting)).not.toBe(kindWith());
  });

  it.each([
    ['wallets', 'Lantern'],
    ['device', 'a phone'],
    ['storage', 'full'],
    ['sign-in', 'required'],
    ['sign-in options', 'siwx'],
    ['inline', 'yes'],
    ['analytics', 'fine'],
    ['relay', 'unreachable'],
    ['login', 'by code'],
    ['clock', 'adjustable'],
    ['examined', 'yes'],
    ['Solana wallets', 'Sunfish'],
    ['node of Saltmarsh', 'unreachable'],
  ])('is none with %s set to %s', (...setting) => {
    expect(kindWith(setting)).toBeUndefined();
  });

  it('is another one for another wallet, and none for one that brings more than a connection', () => {
    expect(sessionKind('Lantern', USUAL_PAGE, usual)).toBeDefined();
    expect(sessionKind('Lantern', USUAL_PAGE, usual)).not.toBe(kindWith());
    for (const wallet of ['Fennel', 'Kestrel', 'Ferry', 'Sunfish'])
      expect(sessionKind(wallet, { ...USUAL_PAGE, wallets: [wallet] }, usual)).toBeUndefined();
  });
});
