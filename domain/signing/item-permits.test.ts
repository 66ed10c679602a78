import { expect, it } from 'vitest';
import { describeItemPermit } from './item-permits.js';
import { dataOf, LATER, MIRA, NFT, payload, THIEF, TYPES, USDC, values } from './signing-cases.js';

const ONE = 'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)';
const ALL = 'PermitForAll(address operator,bool approved,uint256 nonce,uint256 deadline)';
const rest = { nonce: 0, deadline: LATER };
const said = (type: string, contract: string | undefined, message: object) =>
  describeItemPermit(dataOf(payload(type, contract, message)));

it('of one item, which can be taken', () => {
  const words = said(ONE, NFT, { spender: THIEF, tokenId: '7', ...rest });
  expect(words).toMatchObject({ title: 'allow', dangers: ['nothing-back'] });
  expect(words && values(words)).toEqual([
    ['allowed', NFT, 7n, 1n],
    ['spender', THIEF],
    ['end', BigInt(LATER)],
  ]);
});

it.each([
  [true, NFT, 1n, ['unlimited']],
  [false, NFT, 0n, []],
  [false, undefined, 0n, ['no-contract']],
] as const)('of all items: %s, at %s', (approved, contract, amount, dangers) => {
  const words = said(ALL, contract, { operator: THIEF, approved, ...rest });
  expect(words?.dangers).toEqual(dangers);
  expect(words && values(words)[0]?.slice(2)).toEqual([undefined, amount]);
});

it('is not a permit of a token', () => {
  const permit = { owner: MIRA, spender: THIEF, value: '5', ...rest };
  expect(said(TYPES.permit, USDC, permit)).toBeUndefined();
});
