/** Requests with descriptors of the site, on the real network. */
import { encodeFunctionData, type Hex, parseAbi, parseEther, toHex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { harbourDescriptors } from '../../../../../sandbox/secure-site/harbour-descriptors.js';
import { answerShown, siteNetworks } from '../../../../../sandbox/secure-site/visitor-of-frame.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';
import { jsonRpc } from '../../../../json-rpc.js';
import { type FrameFixture, frameFixture, logIn } from '../../frame-fixture.js';

const OFFICE = `0x${'b0'.repeat(20)}`;
const WRAPPED = parseAbi(['function deposit() payable', 'function withdraw(uint256 wad)']);

let world: World;
let fixture: FrameFixture;
let address: Hex;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  fixture = frameFixture(siteNetworks(world), false, [], undefined, harbourDescriptors(world.amm.wrapped));
  address = (await logIn(fixture)) as Hex;
  await jsonRpc(world.urls[0], 'anvil_setBalance', [address, toHex(parseEther('2'))]);
});

const request = (method: string, ...params: readonly unknown[]) => fixture.ask('RPC_REQUEST', { method, params });
const withdraw = (wad: bigint) => encodeFunctionData({ abi: WRAPPED, functionName: 'withdraw', args: [wad] });

describe('S6.4 a call of the wrapped ether', () => {
  it('is shown in the words of its descriptor, and can be approved', async () => {
    const { wrapped } = world.amm;
    const wrapping = request('eth_sendTransaction', {
      to: wrapped,
      value: toHex(parseEther('0.5')),
      data: '0xd0e30db0',
    });
    const words = await answerShown(fixture, true);
    expect(words.title).toBe('Send 0.5 ETH: Wrap ether');
    expect(words.blind).toBeUndefined();
    expect(words.warnings).toContain('These are the words of a description. What the contract does may differ.');
    await wrapping;
    const unwrapping = request('eth_sendTransaction', { to: wrapped, data: withdraw(parseEther('0.2')) });
    const { title, facts } = await answerShown(fixture, true);
    expect(title).toBe('Unwrap ether');
    expect(facts).toContainEqual(['In short', 'Turn 0.2 WETH back into ether']);
    expect(facts).toContainEqual(['Amount', '0.2 WETH']);
    expect(await unwrapping).toMatch(/^0x[\da-f]{64}$/);
  });

  it.each([
    ['with something behind it', () => ({ to: world.amm.wrapped, data: `${withdraw(0n)}00` })],
    ['that no descriptor knows', () => ({ to: world.amm.wrapped, data: '0x18160ddd' })],
    ['at another address', () => ({ to: OFFICE, data: withdraw(0n) })],
  ])('%s is refused as before', async (_, transaction) => {
    const asked = expect(request('eth_sendTransaction', transaction())).rejects.toThrow('Your wallet refused this');
    expect((await answerShown(fixture, true)).blind).toContain('cannot be read here');
    await asked;
  });
});

const lease = (more: object, fields: readonly object[] = []) => ({
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Lease: [
      { name: 'tenant', type: 'address' },
      { name: 'quay', type: 'uint256' },
      { name: 'until', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      ...fields,
    ],
  },
  primaryType: 'Lease',
  domain: { name: 'Harbour Office', chainId: 31337, verifyingContract: OFFICE, ...more },
  message: { tenant: OFFICE, quay: '1', until: '1795802400', nonce: '7', more: '0x' },
});

describe('S6.4 a lease', () => {
  it('is shown in the words of its descriptor, with what that omits', async () => {
    const asked = request('eth_signTypedData_v4', address, lease({}));
    const { title, facts, text, described } = await answerShown(fixture, true);
    expect([title, described]).toEqual(['Lease a berth', true]);
    expect(facts).toContainEqual(['Berth', 'North quay']);
    expect(facts).toContainEqual(['Until', 'Nov 27, 2026, 18:00 UTC']);
    expect(facts).toContainEqual(['nonce (not described)', '7']);
    expect(text).toContain('nonce: 7');
    await asked;
  });

  it.each([
    ['of another office', lease({ name: 'Another Office' })],
    ['at another address', lease({ verifyingContract: `0x${'b1'.repeat(20)}` })],
    ['with another field', lease({}, [{ name: 'more', type: 'string' }])],
  ])('%s is shown raw', async (_, data) => {
    const asked = request('eth_signTypedData_v4', address, data);
    expect((await answerShown(fixture, true)).title).toBe('Sign Lease');
    await asked;
  });
});
