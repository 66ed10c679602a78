/** Rights to act for the account that typed data gives away: at lending protocols, and of kinds that are unknown here. */
import type { Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RpcVisit, rpcVisit } from '../../../../../sandbox/secure-site/rpc-visit.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';

const OTHER: Hex = '0x00000000000000000000000000000000000000A1';
const HASH = `0x${'ab'.repeat(32)}`;
const LATER = '2000000000';
const DEBT = 'the debt is yours';
const UNLIMITED = 'There is no limit';
const UNCHECKED = 'This may let someone take, sell or borrow against what you have';

let world: World;
let visit: RpcVisit;
beforeAll(async () => {
  world = await startWorld();
  visit = await rpcVisit(world, '10', 'eoa');
});
afterAll(() => world.stop());

const sign = (data: object) => visit.request('eth_signTypedData_v4', visit.address, JSON.stringify(data));
const typesOf = (encoded: string) =>
  Object.fromEntries(
    [...encoded.matchAll(/([\w:]+)\(([^)]*)\)/g)].map(([, name = '', fields = '']) => [
      name,
      fields.split(',').map((each) => ({ type: each.split(' ')[0] ?? '', name: each.split(' ')[1] ?? '' })),
    ]),
  );
const typed = (encoded: string, message: object, domain: object = { verifyingContract: OTHER }) => ({
  domain: { name: 'Named', chainId: 31337, ...domain },
  types: typesOf(encoded),
  primaryType: /^[\w:]+/.exec(encoded)?.[0] ?? '',
  message,
});

const AAVE = 'DelegationWithSig(address delegatee,uint256 value,uint256 nonce,uint256 deadline)';
const COMPOUND = 'Authorization(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry)';
const MORPHO = 'Authorization(address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline)';
const compound = (isAllowed: boolean, owner: string = visit.address) =>
  typed(COMPOUND, { owner, manager: OTHER, isAllowed, nonce: '0', expiry: LATER });
const morpho = (isAuthorized: boolean, authorizer: string = visit.address) =>
  typed(MORPHO, { authorizer, authorized: OTHER, isAuthorized, nonce: '0', deadline: LATER });

describe('at a lending protocol', () => {
  it('credit delegation is a danger, up to any amount, and names the borrower', async () => {
    const words = await visit.decline(
      sign(
        typed(
          AAVE,
          { delegatee: OTHER, value: '2500000', nonce: '0', deadline: LATER },
          { verifyingContract: world.tokens[1].address },
        ),
      ),
    );
    expect(words).toMatchObject({
      ...{ title: 'Let someone borrow in your name', danger: true },
      warnings: [expect.stringContaining(DEBT)],
    });
    expect(Object.fromEntries(words.facts)).toMatchObject({
      'Spending cap': `2.5 KELP ${world.tokens[1].address}`,
      Spender: OTHER,
      'Valid until': 'May 18, 2033, 03:33 UTC',
    });
  });

  it.each([
    ['Compound', compound],
    ['Morpho', morpho],
  ])('a manager of everything at %s is a danger; revoking the right is none', async (_, data) => {
    const words = await visit.decline(sign(data(true)));
    expect(words).toMatchObject({
      ...{ title: 'Allow someone to spend your tokens', danger: true },
      warnings: [expect.stringContaining(UNLIMITED), expect.stringContaining(DEBT)],
    });
    expect(Object.fromEntries(words.facts)).toMatchObject({ Spender: OTHER });
    const revoked = await visit.decline(sign(data(false)));
    expect(revoked).toMatchObject({ title: 'Sign Authorization', warnings: [] });
    expect(revoked.danger).toBeUndefined();
    expect(Object.fromEntries(revoked.facts)).toMatchObject({ 'What it does': 'Revokes a permission' });
    await expect(sign(data(true, OTHER))).rejects.toMatchObject({ code: 4100 });
  });
});

describe('a kind that is unknown here', () => {
  it.each<[string, string, object, object?]>([
    [
      'an order of 1inch',
      'Order(uint256 salt,address maker,address receiver,address makerAsset,uint256 makingAmount,uint256 takingAmount)',
      { salt: '1', maker: OTHER, receiver: OTHER, makerAsset: OTHER, makingAmount: '1', takingAmount: '0' },
    ],
    [
      'an order of Blur, whose prices are in a hash',
      'Order(address trader,address collection,bytes32 listingsRoot,uint256 numberOfListings)',
      { trader: OTHER, collection: OTHER, listingsRoot: HASH, numberOfListings: '3' },
    ],
    [
      'full access to BentoBox',
      'SetMasterContractApproval(string warning,address user,address masterContract,bool approved,uint256 nonce)',
      { warning: 'Welcome', user: OTHER, masterContract: OTHER, approved: true, nonce: '0' },
    ],
    [
      'a delegation without caveats',
      'Delegation(address delegate,address delegator,bytes32 authority,Caveat[] caveats)Caveat(address enforcer,bytes terms)',
      { delegate: OTHER, delegator: OTHER, authority: HASH, caveats: [] },
    ],
    [
      'a permit within a signature of a smart account (ERC-7739)',
      'TypedDataSign(Permit contents,string name)Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
      { contents: { owner: OTHER, spender: OTHER, value: '1', nonce: '0', deadline: LATER }, name: 'Account' },
    ],
    [
      'a transaction of an early Safe, which runs the code of others',
      'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 dataGas,uint256 nonce)',
      { to: OTHER, value: '0', data: '0x', operation: 1, safeTxGas: '0', dataGas: '0', nonce: '0' },
    ],
    [
      'a loan against items',
      'LoanTerms(address collateral,uint256 principal,uint256 nonce)',
      { collateral: OTHER, principal: '1', nonce: '0' },
    ],
    [
      'calls of a smart account',
      'SignedBatchedCall(Call[] calls,uint256 nonce)Call(address to,uint256 value)',
      { calls: [{ to: OTHER, value: '1' }], nonce: '0' },
    ],
    [
      'a transaction of a Safe by its module for ERC-4337',
      'SafeOp(address safe,uint256 nonce,uint128 maxFeePerGas,address entryPoint)',
      { safe: OTHER, nonce: '0', maxFeePerGas: '1', entryPoint: OTHER },
    ],
    ['a bid', 'SubmitBid(address market,uint256 bidId)', { market: OTHER, bidId: '1' }],
    [
      'an agent',
      'HyperliquidTransaction:ApproveAgent(address agentAddress,string agentName)',
      { agentAddress: OTHER, agentName: 'x' },
      { verifyingContract: `0x${'0'.repeat(40)}` },
    ],
    [
      'a permit with one more field',
      'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline,address also)',
      { owner: '', spender: OTHER, value: '0', nonce: '0', deadline: LATER, also: OTHER },
    ],
  ])('that looks like a right or an order is a danger: %s', async (_, type, message, domain) => {
    const own = Object.hasOwn(message, 'owner') ? { owner: visit.address } : {};
    const words = await visit.decline(sign(typed(type, { ...message, ...own }, domain)));
    expect(words).toMatchObject({ danger: true });
    expect(words.warnings).toContainEqual(expect.stringContaining(UNCHECKED));
    expect(words.title).toMatch(/^Sign /);
    expect(words.text).not.toBe('');
  });

  it.each([
    ['a letter', 'Letter(string text,address to)', { text: 'Hello', to: OTHER }, { verifyingContract: OTHER }],
    ['an order that no contract takes', 'Order(string drink)', { drink: 'Tea' }, {}],
    [
      'votes that are delegated (ERC-5805)',
      'Delegation(address delegatee,uint256 nonce,uint256 expiry)',
      { delegatee: OTHER, nonce: '0', expiry: LATER },
      { verifyingContract: OTHER },
    ],
  ])('else is none: %s', async (_, type, message, domain) => {
    const words = await visit.decline(sign(typed(type, message, domain)));
    expect(words.danger).toBeUndefined();
    expect(words.warnings).toEqual([]);
  });

  it('that is only a hash is refused as before', async () => {
    const words = await visit.decline(sign(typed('Order(bytes32 root)', { root: HASH })));
    expect(words).toMatchObject({ refused: true, blind: expect.stringContaining('This is a hash') });
  });
});

it('a permit of a token that cannot be read is a danger, too', async () => {
  const type = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)';
  const permit = (value: string) =>
    sign(typed(type, { owner: visit.address, spender: OTHER, value, nonce: '0', deadline: LATER }));
  expect(await visit.decline(permit('900000'))).toMatchObject({
    danger: true,
    warnings: ['The spender can take up to 900000 units of an unknown token at any time, without asking again.'],
  });
  const revoked = await visit.decline(permit('0'));
  expect(revoked.danger).toBeUndefined();
});

it('a whole transaction of a network that takes them as typed data is refused', async () => {
  const type =
    'Transaction(uint256 txType,uint256 from,uint256 to,uint256 gasLimit,uint256 gasPerPubdataByteLimit,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas,uint256 paymaster,uint256 nonce,uint256 value,bytes data,bytes32[] factoryDeps,bytes paymasterInput)';
  const message = {
    ...{ txType: '113', from: String(BigInt(visit.address)), to: String(BigInt(OTHER)), gasLimit: '1' },
    ...{ gasPerPubdataByteLimit: '1', maxFeePerGas: '1', maxPriorityFeePerGas: '0', paymaster: '0', nonce: '0' },
    ...{ value: '4000000000000000000', data: '0x', factoryDeps: [], paymasterInput: '0x' },
  };
  const words = await visit.decline(sign(typed(type, message, { name: 'zkSync', version: '2' })));
  expect(words).toMatchObject({ refused: true, blind: expect.stringContaining('anything that the account can do') });
  expect(Object.fromEntries(words.facts)).toMatchObject({ Amount: '4 ETH', To: OTHER.toLowerCase() });
});

describe('the domain', () => {
  it('is shown with its version and its salt', async () => {
    const domain = { version: '7\nNetwork: Bank', salt: HASH };
    const letter = typed('Letter(string text)', { text: 'Hello' }, domain);
    const facts = Object.fromEntries((await visit.decline(sign(letter))).facts);
    expect(facts).toMatchObject({ For: 'Named', Version: expect.stringMatching(/^7.*Network: Bank$/), Salt: HASH });
    expect(facts.Version).not.toContain('\n');
  });
});

describe('a meta-transaction', () => {
  const START = 'address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data';
  const forward = async (field: string, until: string) => {
    const message = { from: visit.address, to: OTHER, value: '0', gas: '1', nonce: '0', data: '0x', [field]: until };
    const words = await visit.decline(sign(typed(`ForwardRequest(${START},uint256 ${field})`, message)));
    return Object.fromEntries(words.facts)['Valid until'];
  };

  it.each([
    ['validUntilTime', LATER, 'May 18, 2033, 03:33 UTC'],
    ['validUntilTime', '0', 'No end'],
    // Of the Gas Station Network's second version: a block.
    ['validUntil', '17000000', '17000000'],
    ['validUntil', '0', 'No end'],
  ])('says until when it can be sent: %s %s', async (field, until, said) => {
    expect(await forward(field, until)).toBe(said);
  });
});
