import fc from 'fast-check';
import { keccak256, toBytes } from 'viem';
import { describe, expect, it } from 'vitest';
import { readTypedData } from '../request/typed-data.js';
import { typeAsHashed } from './as-hashed.js';
import { describeSigned } from './describe-signed.js';
import { dataOf, LATER, MIRA, payload, THIEF, TYPES, typesOf, UNLIMITED, USDC, WORD } from './signing-cases.js';

describe('a type', () => {
  it.each([
    // The type hashes in the contracts of USDC, DAI, Permit2, Seaport, CoW Protocol and Safe.
    ['transfer', '0x7c7c6cdb67a18743f49ec6fa9b35f50d52ed05cbed4cc592e13b44501c1a2267'],
    ['receive', '0xd099cc98ef71107a616c4f0f941f04c322d8e254fe26b3c6668db87aae413de8'],
    ['cancel', '0x158b0a9edf7a828aad02f63cd515c68ef2f50ba807396f6d12842833a1597429'],
    ['permit', '0x6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9'],
    ['dai', '0xea2aa0a1be11a07ed86d755c93467f4f82362b452371d1ba94d1715123511acb'],
    ['seaport', '0xfa445660b7e21515a59617fcd68910b487aa5808b8abda3d78bc85df364b2c2f'],
    ['cow', '0xd5a25ba2e97094ad7d83dc28a6572da797d6b3e7fc6663bd93efb789fc17e489'],
    ['safe', '0xbb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8'],
  ] as const)('%s is the one that its contract verifies', (name, hash) => {
    expect(keccak256(toBytes(TYPES[name]))).toBe(hash);
  });

  it.each(Object.entries(TYPES))('%s is written as it is hashed, in any order of its types', (_, type) => {
    const types = typesOf(type);
    const turned = Object.fromEntries(Object.entries(types).reverse());
    expect(typeAsHashed({ ...turned, Unused: [] }, /^\w+/.exec(type)?.[0] ?? '')).toBe(type);
  });
});

const authorization = {
  from: MIRA,
  to: THIEF,
  value: '10000',
  validAfter: '0',
  validBefore: LATER,
  nonce: WORD,
};

describe('any typed data', () => {
  it('with a known name but other fields is not recognized, only that it may be a right', () => {
    const type = TYPES.transfer.replace('address to', 'address to,bytes32 root');
    const data = dataOf(payload(type, USDC, { ...authorization, root: WORD }));
    expect(describeSigned(data, { signer: MIRA, origin: undefined })).toEqual({
      ...{ title: 'other', rows: [], dangers: ['unchecked'] },
    });
  });

  it('of a known type needs a contract', () => {
    const data = dataOf(payload(TYPES.transfer, undefined, authorization));
    expect(describeSigned(data, { signer: MIRA, origin: undefined })?.dangers).toEqual(['no-contract', 'anyone']);
  });

  it('is described or not, and never throws', () => {
    const value = fc.oneof(fc.constantFrom(MIRA, WORD, '0x', '5', LATER, UNLIMITED, true), fc.jsonValue());
    const types = fc.constantFrom(...Object.values(TYPES));
    fc.assert(
      fc.property(types, fc.infiniteStream(value), fc.jsonValue(), (type, stream, strange) => {
        const message = Object.fromEntries(
          (typesOf(type)[/^\w+/.exec(type)?.[0] ?? ''] ?? []).map(({ name }) => [name, stream.next().value]),
        );
        for (const given of [
          payload(type, USDC, message),
          { ...payload(type, USDC, message), types: strange },
          strange,
        ]) {
          const read = readTypedData(given);
          if (read.ok) describeSigned(read.data, { signer: MIRA, origin: 'https://slip.example' });
        }
      }),
    );
  });
});
