import { expect, it } from 'vitest';
import { formatMessage } from './format-message.js';

const args = {
  chainId: 10,
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  nonce: 'abcdefgh1',
  iat: '2030-01-31T08:00:00Z',
  statement: 'Come aboard',
} as const;
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

it.each([ADDRESS, ADDRESS.toLowerCase(), `did:pkh:eip155:10:${ADDRESS}`])(
  'formats the message of EIP-4361 for %s',
  (address) => {
    expect(formatMessage(args, address)).toBe(
      [
        'app.example wants you to sign in with your Ethereum account:',
        ADDRESS,
        '',
        'Come aboard',
        '',
        'URI: https://app.example',
        'Version: 1',
        'Chain ID: 10',
        'Nonce: abcdefgh1',
        'Issued At: 2030-01-31T08:00:00Z',
      ].join('\n'),
    );
  },
);

it('refuses a value that would add a line', () => {
  expect(() => formatMessage({ ...args, statement: 'Hello\nURI: https://evil.example' }, ADDRESS)).toThrow(/sign-in/);
});
