/** An account's allowance logs, in ranges that the node accepts: newest first. */
import { allowanceTopics } from '../../../../domain/allowance/allowance-logs.js';
import { Failure } from '../../../../domain/failure/failure.js';
import { hexOf, quantityOf } from '../abi.js';

export interface FoundLogs {
  /** Oldest first. */
  readonly logs: readonly unknown[];
  /** The oldest block that was searched; 0: all blocks. */
  readonly since: bigint;
}

export interface LogLimits {
  readonly ask: (method: string, params: readonly unknown[]) => Promise<unknown>;
  /** Whether there is time for another request. */
  readonly goesOn: () => boolean;
}

/** Requests in total, answered or refused. */
const MOST_QUESTIONS = 60;
/** A node that refuses even such a range refuses all. */
const FEWEST_BLOCKS = 500n;
/** The maximum number of logs to process. */
const MOST_LOGS = 10_000;

/** Rejects if nothing could be read. */
export async function readLogs(owner: string, { ask, goesOn }: LogLimits): Promise<FoundLogs> {
  const latest = quantityOf(await ask('eth_blockNumber', []));
  const topics = allowanceTopics(owner);
  const parts: (readonly unknown[])[] = [];
  let count = 0;
  let [last, size] = [latest, latest + 1n];
  let failure: unknown;
  for (let question = 0; question < MOST_QUESTIONS && last >= 0n && count < MOST_LOGS && goesOn(); question += 1) {
    const first = last - size + 1n > 0n ? last - size + 1n : 0n;
    try {
      const found = await ask('eth_getLogs', [{ fromBlock: hexOf(first), toBlock: hexOf(last), topics }]);
      if (!Array.isArray(found)) throw new Failure('request-failed', 'The node answered with no list of logs');
      parts.unshift(found.slice(-(MOST_LOGS - count)));
      count += found.length;
      // The oldest logs of this range were cut off: only its last block is known to be complete.
      if (count > MOST_LOGS) return { logs: parts.flat(), since: last };
      last = first - 1n;
    } catch (error) {
      failure = error;
      if (size <= FEWEST_BLOCKS) break;
      size = size / 4n > FEWEST_BLOCKS ? size / 4n : FEWEST_BLOCKS;
    }
  }
  if (last === latest) throw failure ?? new Failure('timed-out', 'The node did not answer in time');
  return { logs: parts.flat(), since: last + 1n };
}
