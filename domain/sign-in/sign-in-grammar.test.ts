/** The grammar of EIP-4361, line by line: these lines, in this order, and no others. */
import { describe, expect, it } from 'vitest';
import { readSignInText, signInText } from './sign-in-message.js';

const LINES = [
  'harbor.example wants you to sign in with your Ethereum account:',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '',
  'Mooring costs nothing: https://harbor.example/terms?of=mooring',
  '',
  'URI: https://harbor.example/quay#7',
  'Version: 1',
  'Chain ID: 10',
  'Nonce: 8charact',
  'Issued At: 2029-12-31T23:59:60Z',
  'Expiration Time: 2030-01-31T08:00:00.123+02:00',
  'Not Before: 2030-01-01T00:00:00Z',
  'Request ID: berth-7',
  'Resources:',
  '- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
  '- urn:isbn:9780140449136',
] as const;
const NEEDED = [0, 1, 2, 4, 5, 6, 7, 8, 9];
/** The first and the last line of the message that have a fixed position. */
const ORDERED = [5, 6, 7, 8, 9, 10, 11, 12, 13];

const read = (lines: readonly string[]) => readSignInText(lines.join('\n'));
const changed = (at: number, line: string) => LINES.map((each, index) => (index === at ? line : each));

describe('S1.1 the grammar of EIP-4361', () => {
  it('accepts a message with all lines, and without each optional one', () => {
    const message = read(LINES);
    expect(message).toMatchObject({
      ...{ domain: 'harbor.example', address: LINES[1], networkId: 'eip155:10', requestId: 'berth-7' },
      resources: LINES.slice(14).map((each) => each.slice(2)),
    });
    if (message) expect(signInText(message)).toBe(LINES.join('\n'));
    for (const at of [10, 11, 12]) expect(read(LINES.filter((_, index) => index !== at))).toBeDefined();
    expect(read(LINES.slice(0, 13))).toBeDefined();
    expect(read(LINES.filter((_, index) => index !== 3))).toMatchObject({ statement: undefined });
  });

  it.each(NEEDED)('needs line %i', (at) => {
    expect(read(LINES.filter((_, index) => index !== at))).toBeUndefined();
    if (LINES[at] !== '') expect(read(changed(at, ''))).toBeUndefined();
  });

  it.each(ORDERED)('requires line %i in its place', (at) => {
    const turned = LINES.map((line, index) => (index === at ? LINES[at + 1] : index === at + 1 ? LINES[at] : line));
    expect(read(turned.map((line) => line ?? ''))).toBeUndefined();
  });

  it.each(LINES.map((_, at) => at))('accepts no other line before line %i', (at) => {
    // Only resources may be there several times.
    const twice = at < 14 ? [LINES[at] ?? ''] : [];
    for (const line of ['', ' ', 'Berth: 7', ...twice]) {
      expect(read([...LINES.slice(0, at), line, ...LINES.slice(at)])).toBeUndefined();
    }
  });

  it.each([
    [0, ' wants you to sign in with your Ethereum account:'],
    [0, 'harbor.example wants you to sign in with your **blockchain** account:'],
    [0, 'harbor.example/quay wants you to sign in with your Ethereum account:'],
    [0, 'harbor example wants you to sign in with your Ethereum account:'],
    [1, LINES[1].toLowerCase()],
    [1, LINES[1].slice(0, -1)],
    [1, LINES[1].slice(2)],
    [1, `eip155:10:${LINES[1]}`],
    [3, 'Möwen'],
    [3, 'a\tb'],
    [5, 'URI: harbor.example'],
    [5, 'URI: https://harbor.example/a b'],
    [5, 'URI:https://harbor.example'],
    [6, 'Version: 2'],
    [6, 'Version: 01'],
    [7, 'Chain ID: eip155:10'],
    [7, 'Chain ID: 0xa'],
    [7, 'Chain ID: -1'],
    [8, 'Nonce: 7charac'],
    [8, 'Nonce: eight-chr'],
    [8, 'nonce: 8charact'],
    [9, 'Issued At: 2029-02-29T00:00:00Z'],
    [9, 'Issued At: 2029-13-01T00:00:00Z'],
    [9, 'Issued At: 2029-12-31 23:59:59Z'],
    [9, 'Issued At: 2029-12-31T23:59:59'],
    [9, 'Issued At: Mon Dec 31 2029 23:59:59 GMT+0200 (EET)'],
    [10, 'Expiration Time: 2030-01-31'],
    [11, 'Not Before: 1893456000'],
    [12, 'Request ID: berth 7'],
    [13, 'Resources: https://harbor.example'],
    [14, '* https://harbor.example'],
    [14, '- harbor.example'],
    [15, '- https://harbor.example - https://harbor.example/b'],
  ])('rejects another line %i: %s', (at, line) => {
    expect(read(changed(at, line))).toBeUndefined();
  });

  it.each([
    '127.0.0.1',
    '127.0.0.1:8080',
    'pilot@127.0.0.1:8080',
    '[2001:db8::1]:443',
    'xn--mwe-rna.example',
    'https://harbor.example',
  ])('accepts any authority as the domain: %s', (domain) => {
    expect(read(changed(0, `${domain} wants you to sign in with your Ethereum account:`))).toMatchObject({ domain });
  });
});
