/** Compares simulations with reality: simulates random transactions, executes them, and compares the changes. */
import { isDeepStrictEqual } from 'node:util';
import { type Hex, toHex } from 'viem';
import type { Simulation, TriedCall } from '../../domain/simulation/simulation.js';
import { jsonRpc, jsonRpcBatch } from '../../servers/json-rpc.js';
import { seededRandom } from '../relay/seeded-random.js';
import type { World } from '../world.js';
import { holdingsAndRights, realChanges } from './holdings-and-rights.js';
import { randomCalls } from './random-calls.js';

export type Simulate = (calls: readonly TriedCall[], account: Hex, tokens: readonly string[]) => Promise<Simulation>;

export interface Differences {
  readonly differences: readonly { readonly what: string; readonly simulated: unknown; readonly real: unknown }[];
  /** How many there were, and how many of them failed. */
  readonly made: number;
  readonly failed: number;
}

/** Only its owner can approve a bottle: only the account's own are compared. */
export async function differences(world: World, simulate: Simulate, count: number, seed: number): Promise<Differences> {
  const random = seededRandom(seed);
  const [url] = world.urls;
  const tokens = world.tokens.map(({ address }) => address);
  const found: Differences['differences'][number][] = [];
  let failed = 0;
  let snapshot = await jsonRpc(url, 'evm_snapshot');
  for (let at = 0; at < count; at++) {
    if (at % 40 === 39) {
      // Refills balances, so that no account runs out of funds.
      await jsonRpc(url, 'evm_revert', [snapshot]);
      snapshot = await jsonRpc(url, 'evm_snapshot');
    }
    const account = world.accounts[at % 5]?.address ?? '0x';
    const { calls, what } = randomCalls(world, account, random);
    const before = await holdingsAndRights(world, account);
    const simulated = changesIn(await simulate(calls, account, tokens));
    const { fees, well } = await carriedOut(url, account, calls);
    const real = well ? realChanges(before, await holdingsAndRights(world, account), fees) : 'fails';
    if (!well) failed += 1;
    if (!isDeepStrictEqual(simulated, real)) found.push({ what: `${at}: ${what}`, simulated, real });
  }
  return { differences: found, made: count, failed };
}

/** One after the other, in one block. */
async function carriedOut(url: string, account: Hex, calls: readonly TriedCall[]) {
  const first = Number(await jsonRpc(url, 'eth_getTransactionCount', [account, 'latest']));
  const transactions = calls.map(({ to, data, value }, at) => ({
    method: 'eth_sendTransaction',
    params: [{ from: account, to, data, value: toHex(value), nonce: toHex(first + at), gas: toHex(400_000) }],
  }));
  await jsonRpc(url, 'evm_setAutomine', [false]);
  try {
    const hashes = await jsonRpcBatch(url, transactions);
    await jsonRpc(url, 'evm_mine');
    const receipts = (await jsonRpcBatch(
      url,
      hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    )) as readonly { readonly status: string; readonly gasUsed: Hex; readonly effectiveGasPrice: Hex }[];
    const fees = receipts.map(({ gasUsed, effectiveGasPrice }) => BigInt(gasUsed) * BigInt(effectiveGasPrice));
    return { fees: fees.reduce((a, b) => a + b, 0n), well: receipts.every(({ status }) => status === '0x1') };
  } catch {
    // Rejected by the node: the account cannot pay. Drops those of the batch that were accepted.
    await jsonRpc(url, 'anvil_dropAllTransactions');
    return { fees: 0n, well: false };
  } finally {
    await jsonRpc(url, 'evm_setAutomine', [true]);
  }
}

function changesIn(simulation: Simulation): readonly string[] | 'fails' {
  if (simulation.outcome === 'fails') return 'fails';
  const assets = simulation.assets.map(({ kind, address, id, amount }) =>
    ['asset', kind, address, id, amount].filter((each) => each !== undefined).join(' '),
  );
  const rights = simulation.allowances.map(({ kind, address, id, spender, before, after }) =>
    ['right', kind, address, id, spender, `${before} > ${after}`].filter((each) => each !== undefined).join(' '),
  );
  return [...assets, ...rights].map((line) => line.toLowerCase()).sort();
}
