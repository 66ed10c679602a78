/** Fees that a page or a node sets: bounded, reported, and signed as shown. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Hex, parseEther, parseGwei, toHex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerShown, siteNetworks } from '../../../../../sandbox/secure-site/visitor-of-frame.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';
import { jsonRpc } from '../../../../json-rpc.js';
import type { FeeLimits } from '../../../site-settings.js';
import type { ApprovalWords } from '../../approval/approval-words.js';
import { type FrameFixture, frameFixture, logIn } from '../../frame-fixture.js';

const RECIPIENT: Hex = '0x00000000000000000000000000000000000000A1';
/** More than an account of 5 ether has left after it. */
const GREEDY = toHex(parseGwei('200000'));

let world: World;
let lying: Server;
let fixture: FrameFixture;
let address: Hex;
/** Answers of a fake node in place of the real one. */
let lies: Readonly<Record<string, unknown>> = {};

beforeAll(async () => {
  world = await startWorld();
  lying = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const headers = { 'content-type': 'application/json' };
    const answers: unknown = await (await fetch(world.urls[0], { method: 'POST', headers, body })).json();
    const asked = [JSON.parse(body)].flat() as readonly { id: number; method: string }[];
    const fees = ([answers].flat() as readonly { id: number }[]).map((answer) => {
      const method = asked.find(({ id }) => id === answer.id)?.method ?? '';
      return Object.hasOwn(lies, method) ? { ...answer, result: lies[method] } : answer;
    });
    response.writeHead(200, headers).end(JSON.stringify(Array.isArray(answers) ? fees : fees[0]));
  }).listen(0, '127.0.0.1');
  await once(lying, 'listening');
});
afterAll(async () => {
  lying.close();
  await world.stop();
});
beforeEach(() => begin());

const chain = (method: string, ...params: readonly unknown[]) => jsonRpc(world.urls[0], method, params);
const request = (method: string, ...params: readonly unknown[]) => fixture.ask('RPC_REQUEST', { method, params });
const some = { to: RECIPIENT, value: toHex(parseEther('0.1')) };

async function begin(feeLimits?: FeeLimits, type = 'eoa'): Promise<void> {
  lies = {};
  const rpcUrl = `http://127.0.0.1:${(lying.address() as AddressInfo).port}/`;
  const [first, ...others] = siteNetworks(world);
  fixture = frameFixture(first ? [{ ...first, rpcUrl }, ...others] : [], false, [], feeLimits);
  address = (await logIn(fixture)) as Hex;
  await fixture.ask('SET_PREFERRED_ACCOUNT', { type });
  await chain('anvil_setBalance', address, toHex(parseEther('5')));
}

const feeShown = ({ facts }: ApprovalWords) => {
  const said = facts.find(([label]) => label === 'Network fee, at most')?.[1] ?? '';
  return parseEther(said.replace(' ETH', ''));
};

/** The maximum costs of the sent transactions, from what is signed. */
async function feeSigned(...hashes: readonly unknown[]): Promise<bigint> {
  let sum = 0n;
  for (const hash of hashes) {
    const signed = (await chain('eth_getTransactionByHash', hash)) as Record<'gas' | 'maxFeePerGas', Hex>;
    sum += BigInt(signed.gas) * BigInt(signed.maxFeePerGas);
  }
  return sum;
}

/** Up to the digit at which the display rounds up. */
const isShown = (signed: bigint, shown: bigint) => signed <= shown && shown - signed < 10n ** 10n;

describe('the signed fee is the one that was shown', () => {
  it.each([
    ['nothing named', {}],
    ['a price and gas named', { maxFeePerGas: toHex(parseGwei('3')), gas: toHex(50_000) }],
    ['a price of the older kind named', { gasPrice: toHex(parseGwei('3')) }],
    ['a greedy price named', { maxFeePerGas: GREEDY }],
    ['a greedy price and tip named', { maxFeePerGas: GREEDY, maxPriorityFeePerGas: GREEDY }],
    ['a greedy price of the older kind named', { gasPrice: GREEDY }],
    ['a greedy tip alone named', { maxPriorityFeePerGas: GREEDY }],
    ['greedy gas named', { gas: toHex(20_000_000) }],
  ])('%s', async (what, wishes) => {
    const sent = request('eth_sendTransaction', { ...some, ...wishes });
    const words = await answerShown(fixture, true);
    const shown = feeShown(words);
    expect(isShown(await feeSigned(await sent), shown)).toBe(true);
    expect(shown).toBeLessThan(parseEther('0.005'));
    const lowered = expect.stringMatching(/^A network fee of up to .* was requested\. Your wallet lowered it to/);
    expect(words.warnings).toEqual(what.includes('greedy') ? [lowered] : []);
  });

  it.each(['eoa', 'smartAccount'])('for calls of an account of type %s', async (type) => {
    await begin({}, type);
    lies = { eth_maxPriorityFeePerGas: GREEDY };
    const sent = request('wallet_sendCalls', { version: '1.0', chainId: '0x7a69', calls: [some, some] });
    const words = await answerShown(fixture, true);
    expect(words.warnings?.join()).toContain('Your wallet lowered it');
    const id = await sent;
    const hashes = async () => {
      const { receipts = [] } = (await request('wallet_getCallsStatus', id)) as {
        receipts?: { transactionHash: Hex }[];
      };
      return receipts.map(({ transactionHash }) => transactionHash);
    };
    // A plain account sends each call by itself, and what is shown is the fee of all.
    await expect.poll(hashes).toHaveLength(type === 'eoa' ? 2 : 1);
    expect(isShown(await feeSigned(...(await hashes())), feeShown(words))).toBe(true);
  });
});

describe('a node’s values', () => {
  it('are bounded by its own blocks: a tip', async () => {
    lies = { eth_maxPriorityFeePerGas: GREEDY };
    const sent = request('eth_sendTransaction', some);
    const words = await answerShown(fixture, true);
    expect(words.warnings?.join()).toContain('Your wallet lowered it');
    expect(feeShown(words)).toBeLessThan(parseEther('0.005'));
    await sent;
  });

  it('are reported, and need confirmation, if large compared with the balance', async () => {
    const block = (await chain('eth_getBlockByNumber', 'latest', false)) as object;
    lies = {
      eth_getBlockByNumber: { ...block, baseFeePerGas: GREEDY },
      eth_feeHistory: { baseFeePerGas: [GREEDY, GREEDY], reward: [['0x1']] },
    };
    await chain('anvil_setBalance', address, toHex(parseEther('10')));
    const asked = request('eth_sendTransaction', some);
    const refused = expect(asked).rejects.toThrow('declined');
    expect(await answerShown(fixture, false)).toMatchObject({
      danger: true,
      consents: [expect.stringMatching(/^I agree to pay a network fee of up to 8\.4\d* ETH$/)],
      warnings: [expect.stringMatching(/^High network fee: up to 8\.4\d* ETH\. That is 84% of your ETH balance\.$/)],
    });
    await refused;
  });

  it('may lack the history', async () => {
    lies = { eth_feeHistory: null };
    const sent = request('eth_sendTransaction', { ...some, maxFeePerGas: GREEDY });
    expect(feeShown(await answerShown(fixture, true))).toBeLessThan(parseEther('0.005'));
    await sent;
  });
});

it('a site may set its own limits', async () => {
  await begin({ times: 1_000_000, percent: 10 });
  const refused = expect(request('eth_sendTransaction', { ...some, maxFeePerGas: GREEDY })).rejects.toThrow('declined');
  expect(await answerShown(fixture, false)).toMatchObject({
    danger: true,
    consents: [expect.stringContaining('4.2 ETH')],
  });
  await refused;
});
