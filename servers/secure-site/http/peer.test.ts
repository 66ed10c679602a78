/** Who sent a request: forwarding headers count only from trusted proxies. */
import { describe, expect, it } from 'vitest';
import { type Asking, peerOf } from './peer.js';

const TRUSTED = ['10.0.0.0/8', '192.0.2.7', 'fd00::/8'];
const HOST = { host: 'inside:8080' };

function request(remoteAddress: string, headers: Record<string, string> = {}): Asking {
  return { socket: { remoteAddress }, headers: { ...HOST, ...headers } };
}
const FORWARDED = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'wallet.com' };

describe('the peer', () => {
  it.each([
    [
      'a stranger who pretends',
      '203.0.113.5',
      FORWARDED,
      { address: '203.0.113.5', host: 'inside:8080', secure: false },
    ],
    ['a proxy', '10.1.2.3', FORWARDED, { address: '203.0.113.9', host: 'wallet.com', secure: true }],
    ['a proxy over IPv4 in IPv6', '::ffff:10.1.2.3', FORWARDED, { address: '203.0.113.9', secure: true }],
    ['a proxy over IPv6', 'fd00::1', FORWARDED, { address: '203.0.113.9', secure: true }],
    ['a proxy that says nothing', '10.1.2.3', {}, { address: '10.1.2.3', host: 'inside:8080', secure: undefined }],
    [
      'two proxies, and what the client wrote before them',
      '10.1.2.3',
      { 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 192.0.2.7' },
      { address: '203.0.113.9' },
    ],
    [
      'a scheme and a name that the client wrote before the proxy',
      '10.1.2.3',
      { ...FORWARDED, 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'evil.com, wallet.com' },
      { host: 'wallet.com', secure: false },
    ],
    [
      'a proxy by the standard',
      '10.1.2.3',
      { forwarded: 'for=1.1.1.1, for="[2001:db8::1]:4711";proto=https;host="wallet.com"' },
      { address: '2001:db8::1', host: 'wallet.com', secure: true },
    ],
    ['an address with a zone', '10.1.2.3', { 'x-forwarded-for': 'fe80::7%a:b:c:d:e:f:g:h' }, { address: 'fe80::7' }],
    ['an address with its port', '10.1.2.3', { 'x-forwarded-for': '203.0.113.9:5000' }, { address: '203.0.113.9' }],
  ])('%s', (_, address, headers, peer) => {
    expect(peerOf(TRUSTED)(request(address, headers))).toMatchObject(peer);
  });

  it('is unknown if two kinds of headers contradict each other', () => {
    const both = { ...FORWARDED, forwarded: 'for=1.1.1.1' };
    expect(() => peerOf(TRUSTED)(request('10.1.2.3', both))).toThrow('Two kinds');
  });
});
