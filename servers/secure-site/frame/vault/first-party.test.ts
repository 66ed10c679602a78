/** Detects whether a frame has its site's unpartitioned storage. */
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../key-value-store.js';
import { isFirstParty, isSameSite, keepsKeys } from './first-party.js';

const viewOf = (view: object) => ({ document: { referrer: '' }, ...view }) as Window;
const SITE = { hostname: 'wallet.example.com' };

describe('a frame', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '127.0.0.2', false],
    ['localhost', '127.0.0.1', false],
    ['wallet.example.com', 'example.com', true],
    ['example.com', 'wallet.example.com', true],
    ['wallet.example.com', 'app.example.com', false],
    ['wallet.example.com', 'evilexample.com', false],
    ['wallet.localhost', 'dapp.localhost', false],
    ['wallet.localhost', 'localhost', false],
    ['1.127.0.0.1', '127.0.0.1', false],
  ])('of %s in a page of %s', (own, page, same) => expect(isSameSite(own, page)).toBe(same));

  it.each<[string, object, boolean]>([
    ['no page around it', { location: { ...SITE, ancestorOrigins: [] } }, true],
    ['a page of its site', { location: { ...SITE, ancestorOrigins: ['https://example.com'] } }, true],
    [
      'another site further up in the tree',
      { location: { ...SITE, ancestorOrigins: ['https://example.com', 'https://a.example'] } },
      false,
    ],
    ['a page without an origin', { location: { ...SITE, ancestorOrigins: ['null'] } }, false],
    ['a browser with a referrer', { location: SITE, document: { referrer: 'https://example.com/x' } }, true],
    ['a browser with another referrer', { location: SITE, document: { referrer: 'https://a.example/' } }, false],
    ['a browser without a referrer', { location: SITE, document: { referrer: '' } }, false],
  ])('%s', (_, view, first) => expect(isFirstParty(viewOf(view))).toBe(first));

  it('does not store keys if the browser refuses', async () => {
    const view = viewOf({ location: { ...SITE, ancestorOrigins: [] } });
    const refused = { ...memoryStore(), get: () => Promise.reject(new Error('no')) };
    expect(await keepsKeys(view, memoryStore())).toBe(true);
    expect(await keepsKeys(view, refused)).toBe(false);
  });
});
