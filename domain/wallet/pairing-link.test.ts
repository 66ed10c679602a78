import { describe, expect, it } from 'vitest';
import { appHome, pairingLink } from './pairing-link.js';

const URI = 'wc:abc@2?x=1';

describe('the link that passes a pairing to a wallet', () => {
  it.each([
    ['fox', 'fox://wc?uri=wc%3Aabc%402%3Fx%3D1', 'fox://'],
    ['fox:', 'fox://wc?uri=wc%3Aabc%402%3Fx%3D1', 'fox://'],
    ['fox://', 'fox://wc?uri=wc%3Aabc%402%3Fx%3D1', 'fox://'],
    ['fox://app', 'fox://app/wc?uri=wc%3Aabc%402%3Fx%3D1', 'fox://app/'],
    ['https://fox.example', 'https://fox.example/wc?uri=wc%3Aabc%402%3Fx%3D1', 'https://fox.example/'],
    ['https://fox.example/', 'https://fox.example/wc?uri=wc%3Aabc%402%3Fx%3D1', 'https://fox.example/'],
    ['https://fox.example/go', 'https://fox.example/go/wc?uri=wc%3Aabc%402%3Fx%3D1', 'https://fox.example/go/'],
  ])('%s', (link, href, home) => {
    expect(pairingLink(link, URI)).toEqual({ href, home });
  });

  it('is encoded twice if it is decoded twice on the way, but never for the web', () => {
    expect(pairingLink('fox://', URI, { twice: true })?.href).toBe('fox://wc?uri=wc%253Aabc%25402%253Fx%253D1');
    expect(pairingLink('https://fox.example', URI, { twice: true })?.href).not.toContain('%25');
  });

  it('passes the pairing unchanged', () => {
    const { href = '' } = pairingLink('fox://', URI) ?? {};
    expect(new URL(href).searchParams.get('uri')).toBe(URI);
  });

  it.each([
    'javascript:alert(1)//',
    'javascript://x',
    'data://x',
    'file:///etc',
    'intent://x',
    'https://',
    '',
    ' ',
    'fox ://',
  ])('does not exist for %j', (link) => {
    expect(appHome(link)).toBeUndefined();
  });
});
