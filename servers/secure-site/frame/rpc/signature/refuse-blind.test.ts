/** Unreadable requests: refused, unless the site leaves the decision to the visitor. */
import { encodeFunctionData, erc20Abi, type Hex, parseEther, toHex, verifyMessage } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerShown, siteNetworks } from '../../../../../sandbox/secure-site/visitor-of-frame.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';
import { jsonRpc } from '../../../../json-rpc.js';
import { type FrameFixture, frameFixture, logIn } from '../../frame-fixture.js';

const RECIPIENT: Hex = '0x00000000000000000000000000000000000000A1';

let world: World;
let fixture: FrameFixture;
let address: Hex;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
async function begin(blindSigning = false): Promise<void> {
  fixture = frameFixture(siteNetworks(world), blindSigning);
  address = (await logIn(fixture)) as Hex;
  await chain('anvil_setBalance', [address, toHex(parseEther('2'))]);
}
beforeEach(() => begin());

const chain = (method: string, params: readonly unknown[]) => jsonRpc(world.urls[0], method, params);
const request = (method: string, ...params: readonly unknown[]) => fixture.ask('RPC_REQUEST', { method, params });
const answer = (yes: boolean) => answerShown(fixture, yes);
const salt = () => world.tokens[0].address;
const transfer = (to: Hex, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });

describe('requests', () => {
  it.each([
    ['a call of something unknown', () => ({ to: world.multicall3, data: '0x0f28c97d' })],
    ['a transfer with something behind it', () => ({ to: salt(), data: `${transfer(RECIPIENT, 0n)}00` })],
    ['a transfer of what is not a token', () => ({ to: RECIPIENT, data: transfer(RECIPIENT, 1n) })],
    ['a new contract', () => ({ data: '0x00' })],
  ])('that cannot be read are refused, whatever the visitor does: %s', async (_, transaction) => {
    const before = await chain('eth_getTransactionCount', [address, 'latest']);
    for (const pressed of [true, false]) {
      const asked = expect(request('eth_sendTransaction', transaction())).rejects.toThrow(
        pressed ? 'Your wallet refused this' : 'declined',
      );
      const words = await answer(pressed);
      expect(words).toMatchObject({ title: 'Your wallet refused this', refused: true, yes: 'Close' });
      expect(words.blind).toContain('cannot be read here');
      await asked;
    }
    expect(await chain('eth_getTransactionCount', [address, 'latest'])).toBe(before);
  });

  it('with one unreadable call are refused as a whole', async () => {
    const calls = [
      { to: RECIPIENT, value: toHex(1n) },
      { to: world.multicall3, data: '0x0f28c97d' },
    ];
    const asked = expect(request('wallet_sendCalls', { chainId: '0x7a69', calls })).rejects.toThrow(
      'Your wallet refused this',
    );
    expect((await answer(true)).facts[0]).toEqual(['Asked for', 'Send 0.000000000000000001 ETH in 2 actions']);
    await asked;
  });

  it('to sign bytes that are not text are refused', async () => {
    const bytes = `0x${'ab'.repeat(32)}` as const;
    const asked = expect(request('personal_sign', bytes, address)).rejects.toThrow('Your wallet refused this');
    expect(await answer(true)).toMatchObject({ text: bytes, blind: expect.stringContaining('not text') });
    await asked;
  });

  it('to sign a hash whose bytes happen to be letters are refused, and those of as many letters in words are not', async () => {
    const hash = toHex('q7R!x0Pz)k#Lm2~vWcB9$eYtG&hJ5uNd');
    const asked = expect(request('personal_sign', hash, address)).rejects.toThrow('Your wallet refused this');
    expect(await answer(true)).toMatchObject({ blind: expect.stringContaining('This is a hash') });
    await asked;
    const words = expect(request('personal_sign', toHex('Please sign in to Slipway today!'), address)).resolves.toMatch(
      /^0x/,
    );
    expect((await answer(true)).blind).toBeUndefined();
    await words;
  });

  it('that cannot be read say so, if the site leaves the decision to the visitor', async () => {
    await begin(true);
    const asked = request('eth_sendTransaction', { to: world.multicall3, data: '0x0f28c97d' });
    expect(await answer(true)).toMatchObject({ title: 'Contract interaction', blind: expect.any(String) });
    expect(await asked).toMatch(/^0x[\da-f]{64}$/);
    const bytes = `0x${'ab'.repeat(32)}` as const;
    const signed = request('personal_sign', bytes, address);
    expect(await answer(true)).toMatchObject({ text: bytes, blind: expect.stringContaining('not text') });
    expect(await verifyMessage({ address, message: { raw: bytes }, signature: (await signed) as Hex })).toBe(true);
  });

  it('for typed data with bytes for programs only is refused; with bytes that are text it is not', async () => {
    const errand = (data: Hex) => ({
      types: {
        Errand: [
          { name: 'to', type: 'address' },
          { name: 'steps', type: 'bytes[]' },
        ],
      },
      primaryType: 'Errand',
      domain: { name: 'Slipway', chainId: 31337 },
      message: { to: RECIPIENT, steps: ['0x', data] },
    });
    const refused = expect(request('eth_signTypedData_v4', address, errand(transfer(RECIPIENT, 1n)))).rejects.toThrow(
      'Your wallet refused this',
    );
    expect((await answer(true)).blind).toContain('only a program');
    await refused;
    const signed = request('eth_signTypedData_v4', address, errand(toHex('North quay')));
    expect((await answer(true)).blind).toBeUndefined();
    await signed;
  });
});
