import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostName, isHttpUrl } from './host-name.js';

const platform = (text: string): string => {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) ? url.hostname : '';
  } catch {
    return '';
  }
};

describe('S9.11 host names', () => {
  it.each([
    ['https://app.example/path?x#y', 'app.example'],
    ['http://localhost:3000', 'localhost'],
    ['https://APP.Example', 'app.example'],
    ['https://user:pass@host.example/x', 'host.example'],
    ['https://good.example@evil.example/', 'evil.example'],
    ['https://good.example\\@evil.example/', 'good.example'],
    ['https://[::1]:8545/', '[::1]'],
    ['', ''],
    ['nonsense', ''],
    ['https://', ''],
    ['https:///x', ''],
    ['ftp://host.example', ''],
    ['javascript:alert(1)', ''],
    ['//host.example', ''],
    ['https://a b', ''],
    ['https://host.example:99999999/', ''],
    ['https://host.example:65536/', ''],
    ['http://127.0.0.1:8545', '127.0.0.1'],
    ['http://127.1', ''],
    ['http://2130706433', ''],
    ['http://0x7f.1', ''],
    ['http://256.1.1.1', ''],
    ['http://01.1.1.1', ''],
  ])('%j is %j', (url, host) => {
    expect(hostName(url)).toBe(host);
    expect(isHttpUrl(url)).toBe(host !== '');
  });

  it('returns the host that a browser would use, or none', () => {
    const piece = fc.constantFrom(
      'good.example',
      'evil.example',
      '@',
      '\\',
      '/',
      ':',
      '8080',
      '?',
      '#',
      'u:p',
      '.',
      'a',
      '127',
      '0x7f',
      '%2f',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const url = `https://${pieces.join('')}`;
        const host = hostName(url);
        if (host !== '') expect(host).toBe(platform(url));
      }),
      { numRuns: 2000 },
    );
  });
});
