import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnnouncement } from './announcement.js';

const provider = { request: () => Promise.resolve() };
const ICON = 'data:image/png;base64,AAAA';
const INFO = { uuid: '1', name: 'Alpha', rdns: 'test.alpha', icon: ICON };
const read = (info: object) => readAnnouncement({ info: { ...INFO, ...info }, provider });

describe('an announcement', () => {
  it('is read field by field', () => {
    expect(read({})).toEqual({ provider, uuid: '1', name: 'Alpha', rdns: 'test.alpha', icon: ICON });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'wallet'],
    ['no provider', { info: INFO }],
    ['a provider without request', { info: INFO, provider: {} }],
    ['a provider that is a function', { info: INFO, provider: () => undefined }],
    ['no info', { provider }],
    ['no name', { info: { ...INFO, name: undefined }, provider }],
    ['an invisible name', { info: { ...INFO, name: ' \u200b\u202e ' }, provider }],
    ['a name that is not a text', { info: { ...INFO, name: ['Alpha'] }, provider }],
    ['no uuid', { info: { ...INFO, uuid: '' }, provider }],
    ['an endless uuid', { info: { ...INFO, uuid: 'x'.repeat(65) }, provider }],
  ])('is refused if it is %s', (_, detail) => {
    expect(readAnnouncement(detail)).toBeUndefined();
  });

  it.each([
    ['  Alpha\n\tWallet ', 'Alpha Wallet'],
    ['Meta\u202eksaM', 'Meta ksaM'],
    ['Al\u0000pha', 'Al pha'],
    ['x'.repeat(100), `${'x'.repeat(63)}…`],
    ['🦊'.repeat(100), `${'🦊'.repeat(63)}…`],
    ['<img src=x>', '<img src=x>'],
    ['x'.repeat(10_000_000), `${'x'.repeat(63)}…`],
    [`A${'\u0300'.repeat(50)}lpha`, 'A\u0300\u0300lpha'],
    ['Alpha\u3164\u2800\ufe0f', 'Alpha'],
  ])('shows the name %o as %o', (name, shown) => {
    expect(read({ name })?.name).toBe(shown);
  });

  it.each([
    ['IO.Meta-Mask', 'io.meta-mask'],
    ['metamask', undefined],
    ['io..metamask', undefined],
    ['io.metamask/evil', undefined],
    ['io.mеtamask', undefined], // a Cyrillic letter
    [`a.${'b'.repeat(200)}`, undefined],
    [7, undefined],
  ])('reads the rdns %o as %o', (rdns, expected) => {
    expect(read({ rdns })?.rdns).toBe(expected);
  });

  it.each([
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,%3Csvg/%3E',
    'data:image/svg+xml;utf8,<svg/>',
    'data:image/webp;base64,AAAA',
    'data:image/jpeg;base64,AAAA',
    'data:image/gif;base64,AAAA',
  ])('accepts the icon %s', (icon) => {
    expect(read({ icon: ` ${icon}\n` })?.icon).toBe(icon);
  });

  it.each([
    'https://evil.example/icon.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png-evil,AAAA',
    'blob:https://dapp.example/1',
    'http://tracker.example/pixel.gif',
    '//tracker.example/pixel.gif',
    '/icon.png',
    ' javascript:alert(1)//data:image/png,',
    'data:image/png,x\u0000'.replace('data', 'DATA\n'),
    'data:text/xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'data:application/javascript,alert(1)',
    'vbscript:msgbox(1)',
    ['data:image/png,x'],
    `data:image/png;base64,${'A'.repeat(262_144)}`,
    42,
  ])('drops the icon, not the wallet (case %#)', (icon) => {
    expect(read({ icon })).toMatchObject({ name: 'Alpha' });
    expect(read({ icon })).not.toHaveProperty('icon');
  });

  it('reads each field once, so that it cannot change between check and use', () => {
    let reads = 0;
    const info = Object.defineProperty({ ...INFO }, 'icon', {
      get: () => (reads++ === 0 ? ICON : 'javascript:alert(1)'),
    });
    expect(readAnnouncement({ info, provider })?.icon).toBe(ICON);
    expect(reads).toBe(1);
  });

  it('is read or refused, whatever it is', () => {
    fc.assert(fc.property(fc.anything({ withNullPrototype: true }), (detail) => void readAnnouncement(detail)));
    fc.assert(
      fc.property(fc.anything(), (info) => {
        const name = readAnnouncement({ info, provider })?.name;
        expect(name === undefined || name.length > 0).toBe(true);
      }),
    );
  });
});
