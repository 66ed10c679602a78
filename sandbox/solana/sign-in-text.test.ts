import { describe, expect, it } from 'vitest';
import { signInText } from './sign-in-text.js';

const ADDRESS = 'FYpB58cLw5cwiN763ayB2sFT8HLF2MRUBbbyRgHYiRpK';

describe('the text of Sign In With Solana', () => {
  it('matches the example of the specification', () => {
    const input = {
      domain: 'www.example.com',
      statement: 'Click Sign or Approve only means you have proved this wallet is owned by you.',
      uri: 'https://www.example.com',
      version: '1',
      chainId: 'mainnet',
      nonce: 'bZQJ0SL6gJ',
      issuedAt: '2022-10-25T16:52:02.748Z',
      resources: ['https://foo.com', 'https://bar.com'],
    };
    expect(signInText(input, 'https://www.example.com', ADDRESS)).toBe(
      `www.example.com wants you to sign in with your Solana account:
${ADDRESS}

Click Sign or Approve only means you have proved this wallet is owned by you.

URI: https://www.example.com
Version: 1
Chain ID: mainnet
Nonce: bZQJ0SL6gJ
Issued At: 2022-10-25T16:52:02.748Z
Resources:
- https://foo.com
- https://bar.com`,
    );
  });

  it('is minimal without options', () => {
    expect(signInText({}, 'https://site.example:8443', ADDRESS)).toBe(
      `site.example:8443 wants you to sign in with your Solana account:\n${ADDRESS}`,
    );
  });
});
