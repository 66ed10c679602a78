/** Orders, Safe transactions and sign-in as typed data, on the embedded wallet's own screen. */
import type { Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RpcVisit, rpcVisit } from '../../../../../sandbox/secure-site/rpc-visit.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';

const OTHER: Hex = '0x00000000000000000000000000000000000000A1';
const ZERO = `0x${'0'.repeat(40)}`;
const LATER = '2000000000';

let world: World;
let visit: RpcVisit;
beforeAll(async () => {
  world = await startWorld();
  visit = await rpcVisit(world, '10', 'eoa');
});
afterAll(() => world.stop());

const sign = (data: object) => visit.request('eth_signTypedData_v4', visit.address, JSON.stringify(data));
const fields = (text: string) =>
  text.split(',').map((each) => ({ type: each.split(' ')[0] ?? '', name: each.split(' ')[1] ?? '' }));
const typed = (primaryType: string, shape: string, message: object, contract: string | undefined = OTHER) => ({
  domain: { name: 'Named', chainId: 31337, ...(contract !== '' && { verifyingContract: contract }) },
  types: { [primaryType]: fields(shape) },
  ...{ primaryType, message },
});

describe('an order', () => {
  const order = (changes: object = {}, contract = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41') =>
    typed(
      'Order',
      'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance',
      {
        ...{ sellToken: world.tokens[1].address, buyToken: `0x${'e'.repeat(40)}`, receiver: ZERO },
        ...{ sellAmount: '2500000', buyAmount: '1500000000000000000', validTo: 2_000_000_000 },
        ...{ appData: `0x${'0'.repeat(64)}`, feeAmount: '0', kind: 'sell', partiallyFillable: false },
        ...{ sellTokenBalance: 'erc20', buyTokenBalance: 'erc20', ...changes },
      },
      contract,
    );

  it('is described by outgoing and incoming amounts, with the names of tokens', async () => {
    const words = await visit.decline(sign(order()));
    expect(words).toMatchObject({ title: 'Place a swap order', warnings: [] });
    expect(words.blind).toBeUndefined();
    expect(Object.fromEntries(words.facts)).toMatchObject({
      'You give': `2.5 KELP ${world.tokens[1].address}`,
      'You get, at least': '1.5 ETH',
      'Valid until': 'May 18, 2033, 03:33 UTC',
      'Order of': 'CoW Protocol',
    });
  });

  it('that goes elsewhere, or is of an unknown contract, is dangerous or causes a warning', async () => {
    const words = await visit.decline(sign(order({ receiver: OTHER })));
    expect(words).toMatchObject({ danger: true, warnings: [expect.stringContaining('goes to someone else')] });
    const unknown = await visit.decline(sign(order({}, OTHER)));
    expect(unknown.warnings).toEqual([expect.stringContaining('its contract isn’t known here')]);
    expect(unknown.facts.map(([label]) => label)).not.toContain('Order of');
  });

  it('that brings next to nothing is dangerous, whatever the token’s unit', async () => {
    const poor = { danger: true, warnings: ['You get next to nothing for what you give.'] };
    expect(await visit.decline(sign(order({ buyAmount: '1' })))).toMatchObject(poor);
    // Of a token with 18 decimals: a ten-millionth.
    const salt = { sellToken: world.tokens[1].address, buyToken: world.tokens[0].address };
    expect(await visit.decline(sign(order({ ...salt, buyAmount: String(10n ** 11n) })))).toMatchObject(poor);
    expect(await visit.decline(sign(order({ ...salt, buyAmount: String(10n ** 15n) })))).toMatchObject({
      warnings: [],
    });
  });

  it('without a contract is refused without asking', async () => {
    await expect(sign(order({}, ''))).rejects.toMatchObject({ code: -32602 });
    expect(visit.isAsked()).toBe(false);
  });
});

describe('a permit of a collection', () => {
  it.each([
    ['Permit', 'address spender,uint256 tokenId,uint256 nonce,uint256 deadline', { spender: OTHER, tokenId: '7' }],
    [
      'PermitForAll',
      'address operator,bool approved,uint256 nonce,uint256 deadline',
      { operator: OTHER, approved: true },
    ],
  ])('is a danger: %s', async (type, shape, message) => {
    const words = await visit.decline(sign(typed(type, shape, { ...message, nonce: '0', deadline: LATER })));
    expect(words).toMatchObject({ title: 'Allow someone to spend your tokens', danger: true });
  });
});

describe('a transaction of a Safe', () => {
  const tx = (changes: object) =>
    typed(
      'SafeTx',
      'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce',
      {
        ...{ to: OTHER, value: '0', data: '0x', operation: 0, safeTxGas: '0', baseGas: '0', gasPrice: '0' },
        ...{ gasToken: ZERO, refundReceiver: ZERO, nonce: '1', ...changes },
      },
      `0x${'5a'.repeat(20)}`,
    );

  it('that runs foreign code is refused', async () => {
    const words = await visit.decline(sign(tx({ operation: 1, data: '0x8d80ff0a' })));
    expect(words).toMatchObject({ refused: true, blind: expect.stringContaining('someone else’s code as the Safe') });
  });

  it('whose call is known can be signed, and is described', async () => {
    const data = `0xa9059cbb${OTHER.slice(2).padStart(64, '0')}${(2_500_000).toString(16).padStart(64, '0')}`;
    const words = await visit.decline(sign(tx({ to: world.tokens[1].address, data })));
    expect(words.blind).toBeUndefined();
    expect(Object.fromEntries(words.facts)).toMatchObject({
      'What it does': 'Sends tokens',
      'You give': `2.5 KELP ${world.tokens[1].address}`,
      Recipient: OTHER.toLowerCase(),
    });
  });
});

it('sign-in to another site is dangerous', async () => {
  const login = (domain: string) => typed('Login', 'string domain,string nonce', { domain, nonce: LATER }, '');
  const words = await visit.decline(sign(login('bank.example')));
  expect(words).toMatchObject({
    ...{ title: 'Sign in', danger: true },
    warnings: [expect.stringContaining('a different site than the one that asks')],
  });
});
