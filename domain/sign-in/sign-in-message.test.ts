import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCurrent, readSignInText, type SignInMessage, signInAddress, signInText } from './sign-in-message.js';

const ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const MESSAGE: SignInMessage = {
  domain: 'service.example',
  address: ADDRESS,
  statement: 'I accept the ServiceOrg Terms of Service: https://service.example/tos',
  uri: 'https://service.example/login',
  version: '1',
  networkId: 'eip155:1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
  resources: [
    'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
    'https://example.com/my-web2-claim.json',
  ],
};

/** The first example of EIP-4361, at the domain `service.example`. */
const TEXT = `service.example wants you to sign in with your Ethereum account:
${ADDRESS}

I accept the ServiceOrg Terms of Service: https://service.example/tos

URI: https://service.example/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`;

/** One more resource, so that the text has that many characters. */
const long = (most: number) => `\n- https://a.example/${'a'.repeat(most - TEXT.length - 21)}`;

const letters = (of: string, most = 30) => fc.string({ unit: fc.constantFrom(...of), minLength: 1, maxLength: most });
const nonce = fc.string({ unit: fc.constantFrom(...'abcXYZ0189'), minLength: 8, maxLength: 40 });
const time = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const uri = letters("abz09/-._~!$&'()*+,;=:@").map((path) => `https://site.example/${path}`);
const message: fc.Arbitrary<SignInMessage> = fc.record({
  domain: fc.constantFrom('app.example', 'localhost:3000', 'https://app.example', '[::1]:8080', 'user@app.example'),
  address: fc.constant(ADDRESS),
  statement: fc.option(letters("abcXYZ 09.,:;!?'()[]@#$&*+=-_~/"), { nil: undefined }),
  uri,
  version: fc.constant('1' as const),
  networkId: fc.nat().map((id): `eip155:${string}` => `eip155:${id}`),
  nonce,
  issuedAt: time,
  expirationTime: fc.option(time, { nil: undefined }),
  notBefore: fc.option(time, { nil: undefined }),
  requestId: fc.option(letters('abc-._~:@09'), { nil: undefined }),
  resources: fc.option(fc.array(uri, { minLength: 1, maxLength: 4 }), { nil: undefined }),
});

describe('S1.1 the text of EIP-4361', () => {
  it('matches its example, with and without a statement', () => {
    expect(signInText(MESSAGE)).toBe(TEXT);
    const { statement: _, resources: __, ...plain } = MESSAGE;
    expect(signInText(plain)).toBe(
      `service.example wants you to sign in with your Ethereum account:\n${ADDRESS}\n\n\nURI: https://service.example/login\nVersion: 1\nChain ID: 1\nNonce: 32891756\nIssued At: 2021-09-30T16:25:24Z`,
    );
  });

  it('reads back everything that it writes', () => {
    fc.assert(
      fc.property(message, (each) => {
        expect(readSignInText(signInText(each))).toEqual(each);
      }),
    );
  });

  it.each([
    ['a line in the statement', { statement: 'Hello\nURI: https://evil.example' }],
    ['an empty statement', { statement: '' }],
    ['letters beyond ASCII', { statement: 'Café' }],
    ['a line in the domain', { domain: 'app.example\nevil' }],
    ['a domain with words after it', { domain: 'app.example wants you to sign in with your Ethereum account: x' }],
    ['a domain with a path', { domain: 'app.example/login' }],
    ['an address without its checksum', { address: ADDRESS.toLowerCase() }],
    ['a short nonce', { nonce: '1234567' }],
    ['a nonce with a line', { nonce: '12345678\n9' }],
    ['a nonce with a dash', { nonce: '12345678-' }],
    ['a day that is none', { issuedAt: '2021-02-30T16:25:24Z' }],
    ['a month that is none', { issuedAt: '2021-19-30T16:25:24Z' }],
    ['words before a time', { issuedAt: 'on 2021-09-30T16:25:24Z' }],
    ['words after a time', { issuedAt: '2021-09-30T16:25:24Z or so' }],
    ['a point without digits', { issuedAt: '2021-09-30T16:25:24.Z' }],
    ['a dash before a nonce', { nonce: '-12345678' }],
    ['a time without a zone', { issuedAt: '2021-09-30T16:25:24' }],
    ['a line in a time', { expirationTime: '2031-01-01T00:00:00Z\nNot Before: 2030-01-01T00:00:00Z' }],
    ['a resource with a line', { resources: ['https://a.example\n- https://b.example'] }],
    ['an address that is not a URI', { uri: 'service example' }],
    ['a network that is none', { networkId: 'eip155:x1' as const }],
    ['a namespace without a profile', { networkId: 'cosmos:hub' as const }],
    ['another version', { version: '2' as '1' }],
  ])('refuses %s', (_, change) => {
    expect(() => signInText({ ...MESSAGE, ...change })).toThrow('cannot be written');
  });

  it.each([
    ['lines of another system', TEXT.replaceAll('\n', '\r\n')],
    ['a line more', `${TEXT}\n`],
    ['more than anybody reads', TEXT + long(20_001)],
    ['a line less', TEXT.replace('Version: 1\n', '')],
    ['words after the first line', TEXT.replace('account:', 'account: really')],
    ['another order', TEXT.replace('Version: 1\nChain ID: 1', 'Chain ID: 1\nVersion: 1')],
    ['another blockchain', TEXT.replace('Ethereum', 'Dogecoin')],
    ['nothing at all', ''],
  ])('is not read from %s', (_, text) => {
    expect(readSignInText(text)).toBeUndefined();
  });

  it('is read up to 20,000 characters', () => {
    const text = TEXT + long(20_000);
    expect([text.length, readSignInText(text)?.resources?.length]).toEqual([20_000, 3]);
  });

  it('never throws, and never reads two texts as the same message', () => {
    fc.assert(
      fc.property(fc.nat(TEXT.length), fc.string({ maxLength: 3 }), (at, put) => {
        const text = TEXT.slice(0, at) + put + TEXT.slice(at + put.length);
        const read = readSignInText(text);
        if (read) expect(signInText(read)).toBe(text);
      }),
    );
  });
});

describe('the same on other networks', () => {
  it.each([
    ['Solana', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1'],
    ['Bitcoin', 'bip122:000000000019d6689c085ae165831e93', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['Polkadot', 'polkadot:91b171bb158e2d3848fa23a9f1c25182', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ] as const)('%s', (name, networkId, address) => {
    const { resources: _, ...plain } = MESSAGE;
    const other = { ...plain, networkId, address };
    const text = signInText(other);
    expect(text.split('\n')[0]).toBe(`service.example wants you to sign in with your ${name} account:`);
    expect(text).toContain(`Chain ID: ${networkId.split(':')[1]}`);
    expect(readSignInText(text)).toEqual({ ...other, resources: undefined });
  });
});

describe('in the form of Solana', () => {
  const { resources: _, ...plain } = MESSAGE;
  const address = 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1';
  const message = { ...plain, networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', address } as const;
  const bare = { ...message, statement: undefined };

  it('has one blank line without a statement', () => {
    const lines = signInText(bare).split('\n');
    expect(lines.slice(1, 4)).toEqual([address, '', `URI: ${plain.uri}`]);
    expect(readSignInText(lines.join('\n'))).toEqual({ ...bare, resources: undefined });
    const spoken = signInText(message).split('\n');
    expect(spoken.slice(1, 6)).toEqual([address, '', plain.statement, '', `URI: ${plain.uri}`]);
  });

  it('rejects two blank lines, and one elsewhere', () => {
    expect(readSignInText(signInText(bare).replace('\n\n', '\n\n\n'))).toBeUndefined();
    const evm = signInText({ ...plain, statement: undefined });
    expect(readSignInText(evm.replace('\n\n\n', '\n\n'))).toBeUndefined();
    expect(
      readSignInText(signInText(message).replace(`${plain.statement}\n\n`, `${plain.statement}\n`)),
    ).toBeUndefined();
  });
});

describe('an address', () => {
  it.each([
    ['eip155', 'eip155:1', ADDRESS],
    ['solana', 'solana:main', 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1'],
    ['bip122', 'bip122:main', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['polkadot', 'polkadot:main', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ] as const)('of %s stands alone in its canonical form', (namespace, networkId, address) => {
    const text = (each: string) => () => signInText({ ...MESSAGE, networkId, address: each });
    expect(text(address)).not.toThrow();
    for (const each of [` ${address}`, `-${address}`, `${address} `, `${address}-`, address.slice(0, 9), ''])
      expect(text(each)).toThrow('cannot be written');
    expect(signInAddress(namespace, address)).toBe(address);
  });

  it('has a checksum on eip155 only', () => {
    expect(signInAddress('eip155', ADDRESS.toLowerCase())).toBe(ADDRESS);
    expect(signInAddress('bip122', ADDRESS.toLowerCase())).toBe(ADDRESS.toLowerCase());
  });

  it.each([
    ['solana:main net', undefined],
    ['solana:main_net-1', 'taken'],
    [`solana:${'a'.repeat(33)}`, undefined],
    ['eip155:0x1', undefined],
  ] as const)('is on a network: %s', (networkId, taken) => {
    const address = networkId.startsWith('solana') ? 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1' : ADDRESS;
    const text = () => signInText({ ...MESSAGE, networkId, address });
    if (taken) expect(text).not.toThrow();
    else expect(text).toThrow('cannot be written');
  });
});

describe('the validity of a message', () => {
  const now = Date.parse('2030-01-01T00:00:00Z');
  it.each([
    [true, {}],
    [false, { issuedAt: '2030-01-01T00:00:01Z' }],
    [true, { notBefore: '2030-01-01T00:00:00Z' }],
    [false, { notBefore: '2030-01-01T00:00:01Z' }],
    [false, { expirationTime: '2030-01-01T00:00:00Z' }],
    [true, { expirationTime: '2030-01-01T00:00:01Z' }],
  ])('%s: %o', (holds, change) => {
    expect(isCurrent({ ...MESSAGE, ...change }, now)).toBe(holds);
  });
});
