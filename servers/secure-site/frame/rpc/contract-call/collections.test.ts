/** Items of collections, with OpenZeppelin's own contracts: the description, and the result. */
import { encodeFunctionData, type Hex, parseAbi, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployPublished, mined, type RpcVisit, rpcVisit } from '../../../../../sandbox/secure-site/rpc-visit.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';

const RECIPIENT: Hex = '0x00000000000000000000000000000000000000A1';
const ZERO_ADDRESS: Hex = '0x0000000000000000000000000000000000000000';
const ABI = parseAbi([
  'function mint(address to)',
  'function mint(address to, uint256 id, uint256 amount, bytes data)',
  'function transferFrom(address from, address to, uint256 item)',
  'function approve(address who, uint256 item)',
  'function safeTransferFrom(address from, address to, uint256 item)',
  'function safeTransferFrom(address from, address to, uint256 item, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 item, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] items, uint256[] amounts, bytes data)',
  'function setApprovalForAll(address who, bool approved)',
  'function ownerOf(uint256 item) view returns (address)',
]);

let world: World;
let gulls: Hex;
let shells: Hex;
let visit: RpcVisit;

beforeAll(async () => {
  world = await startWorld();
  // One after the other, since they share one account.
  const uri = 'https://gulls.example/';
  gulls = await deployPublished(world, 'ERC721PresetMinterPauserAutoId', ['Gulls of the quay', 'GULL', uri]);
  shells = await deployPublished(world, 'ERC1155PresetMinterPauser', ['https://shells.example/']);
  visit = await rpcVisit(world);
  const [rich] = world.accounts;
  const mint = async (to: Hex, args: readonly unknown[]) => {
    const data = encodeFunctionData({ abi: ABI, functionName: 'mint', args } as never);
    const receipt = await mined(world, await visit.chain('eth_sendTransaction', { from: rich?.address, to, data }));
    expect(receipt).toMatchObject({ status: '0x1' });
  };
  for (let made = 0; made < 3; made++) await mint(gulls, [visit.address]);
  await mint(shells, [visit.address, 7n, 10n, '0x']);
  await mint(shells, [visit.address, 8n, 10n, '0x']);
});
afterAll(() => world.stop());

const call = (to: Hex, functionName: string, ...args: readonly unknown[]) =>
  visit.request('eth_sendTransaction', { to, data: encodeFunctionData({ abi: ABI, functionName, args } as never) });

describe('an item', () => {
  it('is sent, and belongs to the stated receiver', async () => {
    const [words, hash] = await visit.approve(call(gulls, 'safeTransferFrom', visit.address, RECIPIENT, 0n));
    expect(words).toMatchObject({ title: 'Send GULL number 0', warnings: [] });
    expect(Object.fromEntries(words.facts)).toMatchObject({ To: RECIPIENT, 'Taken from': visit.address });
    expect(words.facts.map(([label]) => label)).toContain('Collection');
    expect(await mined(world, hash)).toMatchObject({ status: '0x1' });
    const owner = encodeFunctionData({ abi: ABI, functionName: 'ownerOf', args: [0n] });
    expect(await visit.chain('eth_call', { to: gulls, data: owner }, 'latest')).toMatch(/00a1$/i);
  });

  it.each([
    ['by the call that tokens have, too', 'transferFrom', 'Send GULL number 1'],
    ['with nothing for its receiver', 'safeTransferFrom', 'Send GULL number 1'],
  ])('is named %s', async (_, functionName, title) => {
    const along = functionName === 'safeTransferFrom' ? ['0x'] : [];
    const words = await visit.decline(call(gulls, functionName, visit.address, RECIPIENT, 1n, ...along));
    expect(words).toMatchObject({ title });
    expect(words.blind).toBeUndefined();
  });

  it('with data for its receiver is refused, since it cannot be read', async () => {
    const words = await visit.decline(call(gulls, 'safeTransferFrom', visit.address, RECIPIENT, 1n, toHex('do more')));
    expect(words).toMatchObject({ refused: true, title: 'Your wallet refused this' });
  });

  it('of which there are several is sent in numbers, and several kinds at once', async () => {
    const one = await visit.decline(call(shells, 'safeTransferFrom', visit.address, RECIPIENT, 7n, 3n, '0x'));
    expect(one.title).toBe('Send 3 of item number 7');
    const [two] = await visit.approve(
      call(shells, 'safeBatchTransferFrom', visit.address, RECIPIENT, [7n, 8n], [1n, 2n], '0x'),
    );
    expect(two.title).toBe('Send 2 kinds of items');
    expect(two.facts.slice(0, 2)).toEqual([
      ['Item', '1 of item number 7'],
      ['Item', '2 of item number 8'],
    ]);
  });
});

describe('approvals for items', () => {
  it('of one: a warning, and revoking it', async () => {
    expect(await visit.decline(call(gulls, 'approve', RECIPIENT, 2n))).toMatchObject({
      title: 'Approve a transfer of GULL number 2',
      warnings: ['The spender can take GULL number 2 at any time, without asking again.'],
    });
    expect(await visit.decline(call(gulls, 'approve', ZERO_ADDRESS, 2n))).toMatchObject({
      title: 'Revoke the approval of GULL number 2',
      warnings: [],
    });
  });

  it.each([
    ['GULL', () => gulls],
    ['this collection', () => shells],
  ])('of everything of %s: declining is the prominent choice', async (of, at) => {
    const all = await visit.decline(call(at(), 'setApprovalForAll', RECIPIENT, true));
    expect(all).toMatchObject({ title: `Approve transfers of everything you have of ${of}`, danger: true });
    expect(all.warnings).toEqual([expect.stringContaining('all you have and will have')]);
    const none = await visit.decline(call(at(), 'setApprovalForAll', RECIPIENT, false));
    expect(none).toMatchObject({ title: `Revoke the approval of your ${of}`, warnings: [] });
  });

  it('are refused if the contract is not a collection', async () => {
    // It accepts any call, and does nothing.
    const words = await visit.decline(call(RECIPIENT, 'setApprovalForAll', RECIPIENT, true));
    expect(words).toMatchObject({ refused: true, blind: expect.stringContaining('cannot be read') });
  });
});

it('a contract that claims to be two kinds of collection at once is not described as a token: it is refused', async () => {
  const at: Hex = `0x${'b0'.repeat(20)}`;
  await visit.chain('anvil_setCode', at, CLAIMS_ALL);
  for (const asked of [
    () => call(at, 'transferFrom', visit.address, RECIPIENT, 7n),
    () => call(at, 'approve', RECIPIENT, 7n),
  ])
    expect(await visit.decline(asked())).toMatchObject({
      ...{ refused: true, blind: expect.stringContaining('cannot be read') },
    });
});

/** Answers `symbol` with KELP, and everything else with one: it supports each interface, and has one decimal place. */
const CLAIMS_ALL =
  '0x60003560e01c6395d89b4114601957600160005260206000f35b602060005260046020527f4b454c500000000000000000000000000000000000000000000000000000000060405260606000f3';
