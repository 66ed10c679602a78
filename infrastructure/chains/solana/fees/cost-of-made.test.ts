/** The costs of a page's transactions, from a real virtual machine. */
import type { Address } from '@solana/kit';
import {
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { asyncScheduler, firstValueFrom, map, throwError } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toBase58 } from '../../../../domain/address/base58.js';
import { defineNetwork, type Network } from '../../../../domain/network/network.js';
import { makeKey } from '../../../../sandbox/solana/make-key.js';
import { type SolanaNode, startSolanaNode } from '../../../../sandbox/solana/solana-node.js';
import { type AskNode, askNode } from '../ask-node.js';
import { solanaDevnet } from '../index.js';
import { costOfMade } from './cost-of-made.js';

const OWN = makeKey('holder').address;
const OTHER = makeKey('friend').address;

let node: SolanaNode;
let network: Network;
beforeAll(async () => {
  node = await startSolanaNode({
    holders: [OWN, OTHER].map((address) => ({ address: address as Address, lamports: 5_000_000_000n, tokens: [] })),
    tokens: [],
  });
  network = defineNetwork({ ...solanaDevnet, rpcUrls: { default: { http: [node.rpcUrl] } } });
});
afterAll(() => node.stop());

const ask = askNode({ scheduler: asyncScheduler });
const asking: AskNode = (...asked) => ask(...asked);
const cost = (transactions: readonly string[], by: AskNode = asking) =>
  firstValueFrom(costOfMade(by, network, OWN, transactions));

/** `price`: in millionths of a lamport, for each of 200,000 units. */
function made(price?: number, payer = OWN): string {
  const payerKey = new PublicKey(payer);
  const instructions = [
    ...(price === undefined
      ? []
      : [
          ComputeBudgetProgram.setComputeUnitLimit({ units: 200_000 }),
          ComputeBudgetProgram.setComputeUnitPrice({ microLamports: price }),
        ]),
    SystemProgram.transfer({ fromPubkey: new PublicKey(OWN), toPubkey: new PublicKey(OTHER), lamports: 5 }),
  ];
  const message = new TransactionMessage({ payerKey, recentBlockhash: OTHER, instructions });
  return toBase58(new VersionedTransaction(message.compileToV0Message()).serialize());
}

describe('what transactions cost, and what is usual', () => {
  it.each([
    ['with one', [made(1_000_000)], { fee: 205_000n, usual: 15_000n, balance: 5_000_000_000n }],
    ['several', [made(), made(1_000_000)], { fee: 210_000n, usual: 30_000n, balance: 5_000_000_000n }],
    ['that others pay', [made(1_000_000, OTHER)], { fee: 0n, usual: 0n }],
  ])('%s', async (_, transactions, expected) => {
    expect(await cost(transactions)).toMatchObject(expected);
  });

  it('without a price is the signature’s cost, and no node is asked', async () => {
    const gone: AskNode = () => throwError(() => new Error('asked'));
    expect(await cost([made()], gone)).toMatchObject({ fee: 5_000n, usual: 5_000n });
  });

  it('is higher if recent fees were higher', async () => {
    const recent = [1, 2, 3].map((slot) => ({ slot, prioritizationFee: slot * 200_000 }));
    const busy: AskNode = (at, shape, method, ...params) =>
      ask(at, shape, method, ...params).pipe(
        map((answer) => (method === 'getRecentPrioritizationFees' ? (recent as typeof answer) : answer)),
      );
    expect(await cost([made(1_000_000)], busy)).toMatchObject({ fee: 205_000n, usual: 125_000n });
  });

  it('is unknown for anything that is not a transaction', () => {
    expect(() => costOfMade(asking, network, OWN, ['AB'])).toThrow('No transaction');
  });
});
