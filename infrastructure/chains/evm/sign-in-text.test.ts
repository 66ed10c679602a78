/** Our sign-in texts compared with another library's. */
import fc from 'fast-check';
import { createSiweMessage, parseSiweMessage } from 'viem/siwe';
import { expect, it } from 'vitest';
import { type SignInMessage, signInText } from '../../../domain/sign-in/sign-in-message.js';

const ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const letters = (of: string) => fc.string({ unit: fc.constantFrom(...of), minLength: 8, maxLength: 30 });
const time = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const uri = letters('abz09/-._~!$&').map((path) => `https://site.example/${path}`);
const message = fc.record({
  ...{ domain: fc.constantFrom('app.example', 'localhost:3000'), address: fc.constant(ADDRESS), uri },
  ...{ statement: maybe(letters('abcXYZ 09.,:;!?()')), version: fc.constant('1' as const), issuedAt: time },
  networkId: fc.integer({ min: 1, max: 1e6 }).map((id): `eip155:${string}` => `eip155:${id}`),
  nonce: letters('abcXYZ0189'),
  ...{ expirationTime: maybe(time), notBefore: maybe(time), requestId: maybe(letters('abc-._~09')) },
  resources: maybe(fc.array(uri, { minLength: 1, maxLength: 4 })),
});

it('S1.1 EIP-4361 is written as viem writes it, and viem reads it', () => {
  fc.assert(
    fc.property(message, (each: SignInMessage) => {
      const text = signInText(each);
      const { address, nonce, domain, networkId } = each;
      const chainId = Number(networkId.slice('eip155:'.length));
      expect(parseSiweMessage(text)).toMatchObject({ address, nonce, domain, chainId, uri: each.uri });
      const on = (value: string | undefined) => value && new Date(value);
      const others = {
        ...{ statement: each.statement, requestId: each.requestId, resources: each.resources },
        ...{ issuedAt: on(each.issuedAt), expirationTime: on(each.expirationTime), notBefore: on(each.notBefore) },
      };
      const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value));
      expect(text).toBe(
        createSiweMessage({ ...{ address: ADDRESS, chainId, domain, nonce, uri: each.uri, version: '1' }, ...given }),
      );
    }),
  );
});
