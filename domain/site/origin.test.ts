import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_ORIGINS, isOriginAllowed, matchesOrigin } from './origin.js';

describe('S5.19 allowed origins', () => {
  it.each([
    ['http://localhost:3000', true],
    ['https://x.pages.dev', true],
    ['https://a.b.vercel.app', true],
    ['https://x.ngrok-free.app', true],
    ['https://secure-mobile.walletconnect.com', true],
    ['https://secure-mobile.walletconnect.org', true],
    ['http://localhost', false],
    ['https://localhost:3000', false],
    ['https://pages.dev', false],
    ['https://x.vercel.app.evil.com', false],
    ['https://SECURE-MOBILE.walletconnect.com', true],
    ['https://secure-mobile.walletconnect.com.evil.com', false],
    // A star never matches a slash, so never the path.
    ['https://evil.com/.vercel.app', false],
    ['https://evil.com#.vercel.app', false],
    ['https://evil.com@x.vercel.app', false],
    ['null', false],
    ['', false],
  ])('%s without a list of its own: %s', (origin, allowed) => {
    expect(isOriginAllowed(origin, BUILT_IN_ORIGINS)).toBe(allowed);
  });

  it.each([
    ['https://dapp.example', 'https://dapp.example', true],
    ['https://dapp.example', 'https://dapp.example/', false],
    ['https://dappxexample', 'https://dapp.example', false],
    ['https://a.b.dapp.example:8080', 'https://*.dapp.example:*', true],
    ['https://dapp.example', '*', false],
    ['dapp.example', '*', true],
    ['https://dapp.example', '*://*', true],
    ['https://ab', 'https://a**b', true],
    ['https://aXbXb', 'https://a*b', true],
    ['https://aXbXc', 'https://a*b', false],
    ['https://[::1]:3000', 'https://[::1]:*', true],
    ['anything', '', false],
    ['', '*', true],
  ])('%s against %s: %s', (origin, pattern, allowed) => {
    expect(matchesOrigin(origin, pattern)).toBe(allowed);
  });

  it.each([
    // subdomains of one host only
    ['https://a.example.com', true],
    ['https://a.b.example.com', true],
    ['https://xn--bcher-kva.example.com', true],
    ['https://A.EXAMPLE.com', true],
    ['https://example.com', false],
    ['https://evil-example.com', false],
    ['https://evilexample.com', false],
    ['https://example.com.evil.com', false],
    ['https://a.example.com.evil.com', false],
    ['https://a.example.com.', false],
    ['https://a.example.co', false],
    ['https://a.example.com:8443', false],
    ['http://a.example.com', false],
    ['chrome-extension://a.example.com', false],
    ['https://evil.com/a.example.com', false],
    ['https://evil.com?a.example.com', false],
    ['https://evil.com#a.example.com', false],
    ['https://evil.com@a.example.com', false],
    ['https://evil.com\\.example.com', false],
    ['https://evil.com%2f.example.com', false],
    ['https://evil.com\n.example.com', false],
    ['https://еvil.example.com', false],
    ['null', false],
  ])('%s against https://*.example.com: %s', (origin, allowed) => {
    expect(matchesOrigin(origin, 'https://*.example.com')).toBe(allowed);
  });

  it('agrees with a regular expression', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '/', ':'), maxLength: 12 });
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '.', '/', '*'), maxLength: 8 });
    fc.assert(
      fc.property(text, pattern, (origin, stars) => {
        const source = stars.replace(/\./g, '\\.').replace(/\*+/g, '[\\w.:[\\]-]*');
        expect(matchesOrigin(origin, stars)).toBe(new RegExp(`^${source}$`).test(origin));
      }),
      { numRuns: 5000 },
    );
  });

  it('takes linear time for any number of stars', () => {
    const origin = `https://${'a'.repeat(5_000)}`;
    expect(matchesOrigin(origin, `https://${'a*'.repeat(2_000)}b`)).toBe(false);
  });
});
