/** Blocks with all that happened in them, read from a node. */
import { jsonRpcBatch } from '../../../servers/json-rpc.js';
import type { IndexedTransaction, Move } from './indexed-transaction.js';
import { approvalsOf, type Log, movesOf } from './moves-of-logs.js';

export interface ReadBlock {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  readonly transactions: readonly IndexedTransaction[];
}

interface NodeBlock {
  readonly hash: string;
  readonly parentHash: string;
  readonly timestamp: string;
  readonly transactions: readonly NodeTransaction[];
}

interface NodeTransaction {
  readonly hash: string;
  readonly from: string;
  readonly to: string | null;
  readonly value: string;
  readonly input: string;
  readonly nonce: string;
}

interface NodeReceipt {
  readonly status: string;
  readonly logs: readonly Log[];
}

interface NodeTrace {
  readonly action: {
    readonly from?: string;
    readonly to?: string;
    readonly value?: string;
    readonly callType?: string;
  };
  readonly traceAddress: readonly number[];
  readonly transactionHash: string;
  readonly error?: string;
}

/** The blocks from the first number to the last, in their order. */
export async function readBlocks(rpcUrl: string, first: number, last: number): Promise<ReadBlock[]> {
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const answers = await jsonRpcBatch(
    rpcUrl,
    numbers.flatMap((number) => {
      const name = `0x${number.toString(16)}`;
      return [
        { method: 'eth_getBlockByNumber', params: [name, true] },
        { method: 'eth_getBlockReceipts', params: [name] },
      ];
    }),
  );
  const blocks = numbers.map((number, at) => ({
    number,
    block: answers[2 * at] as NodeBlock,
    receipts: answers[2 * at + 1] as readonly NodeReceipt[],
  }));
  const inner = await innerMoves(
    rpcUrl,
    blocks.filter(({ block }) => block.transactions.some(mayPayOthers)),
  );
  return blocks.map(({ number, block, receipts }) => ({
    number,
    hash: block.hash,
    parentHash: block.parentHash,
    transactions: block.transactions.map((each, place) =>
      indexed(each, receipts[place], inner, { number, place, block }),
    ),
  }));
}

function indexed(
  { hash, from, to, value, input, nonce }: NodeTransaction,
  receipt: NodeReceipt | undefined,
  inner: ReadonlyMap<string, readonly Move[]>,
  { number, place, block }: { readonly number: number; readonly place: number; readonly block: NodeBlock },
): IndexedTransaction {
  const succeeded = receipt?.status === '0x1';
  const logs = receipt?.logs ?? [];
  const own = BigInt(value) > 0n && to !== null && succeeded;
  return {
    ...{ hash, block: number, place, minedAt: Number(block.timestamp), input, nonce: Number(nonce), succeeded },
    from: from.toLowerCase(),
    to: to?.toLowerCase(),
    value: BigInt(value),
    moves: [
      ...(own ? [nativeMove(from, to, value)] : []),
      ...(succeeded ? (inner.get(hash) ?? []) : []),
      ...movesOf(logs),
    ],
    approvals: approvalsOf(logs),
  };
}

/** A contract was called: it may have forwarded its payment, which emits no event. */
function mayPayOthers({ to, input }: NodeTransaction): boolean {
  return to !== null && input !== '0x';
}

async function innerMoves(
  rpcUrl: string,
  blocks: readonly { readonly number: number }[],
): Promise<Map<string, readonly Move[]>> {
  const calls = blocks.map(({ number }) => ({ method: 'trace_block', params: [`0x${number.toString(16)}`] }));
  const traces = calls.length === 0 ? [] : ((await jsonRpcBatch(rpcUrl, calls)) as NodeTrace[][]).flat();
  const moves = new Map<string, readonly Move[]>();
  for (const { action, traceAddress, transactionHash, error } of traces) {
    const { from, to, value = '0x0', callType } = action;
    if (traceAddress.length === 0 || error !== undefined || callType !== 'call' || BigInt(value) === 0n) continue;
    if (from && to) moves.set(transactionHash, [...(moves.get(transactionHash) ?? []), nativeMove(from, to, value)]);
  }
  return moves;
}

function nativeMove(from: string, to: string, value: string): Move {
  const parties = { from: from.toLowerCase(), to: to.toLowerCase() };
  return { kind: 'native', token: undefined, tokenId: undefined, ...parties, amount: BigInt(value) };
}
