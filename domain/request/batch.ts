/** Several calls that a wallet carries out as one (EIP-5792). */
import { isAddressShape } from '../address/address.js';
import { Failure } from '../failure/failure.js';

/** A call of a contract, or a transfer of the native currency. */
export interface Call {
  /** An address. */
  readonly to: string;
  /** Hex after `0x`. Absent: none. */
  readonly data?: string | undefined;
  /** In the smallest unit of the native currency. Absent: nothing. */
  readonly value?: bigint | undefined;
}

/** What a dapp wants done together. */
export interface Batch {
  /** In this order. */
  readonly calls: readonly Call[];
  /** All of them or nothing. Default true, unless `fallback` allows that some are done and others not. */
  readonly atomic?: boolean | undefined;
  /**
   * `sequential`: a wallet that cannot take several at once gets each in turn, until one fails; what was done stays
   * done. Absent: such a wallet gets no request. Never where `atomic` is true.
   */
  readonly fallback?: 'sequential' | undefined;
  /** What the wallet should do besides, handed on as it is (such as `paymasterService`). A wallet that cannot refuses. */
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined;
}

/** How one of the calls stands. */
export interface CallStep {
  readonly stage: 'waiting' | 'asked' | 'submitted' | 'confirmed' | 'failed';
  /** Of its transaction, once known. Calls of one transaction have the same. */
  readonly hash?: string | undefined;
}

/** How far a batch of calls is. */
export interface BatchProgress {
  /** Whether the wallet gets them all at once, or one after the other. */
  readonly way: 'at-once' | 'one-by-one';
  /** The wallet's own name for the batch, where it has them all: for `callsStatus`. */
  readonly id?: string | undefined;
  /** One for each call, in their order. */
  readonly steps: readonly CallStep[];
}

/** What became of a batch that was carried out. */
export interface SentCalls {
  /** The wallet's own name for it. Absent: its calls were sent one after the other. */
  readonly id?: string | undefined;
  /** True when the wallet says that it was all or nothing. */
  readonly atomic: boolean;
  /** Of the transactions, each once, in their order. */
  readonly hashes: readonly string[];
}

/** What a wallet says of a batch it was given. */
export interface BatchStatus {
  /** `refused`: nothing of it reached a block, and nothing will. `partly-reverted`: some of it was done. */
  readonly status: 'pending' | 'confirmed' | 'refused' | 'reverted' | 'partly-reverted';
  /** Whether it was carried out as one; `undefined` where the wallet does not say. */
  readonly atomic: boolean | undefined;
  readonly receipts: readonly { readonly hash: string; readonly succeeded: boolean }[];
}

/** What a wallet says that it can do on a network. */
export interface WalletCapabilities {
  /** `ready`: once its holder agrees to make the account a smart one. */
  readonly atomic: 'supported' | 'ready' | 'unsupported';
  /** Everything it said, by name (EIP-5792). A wallet's words: look before you rely on them. */
  readonly reported: Readonly<Record<string, unknown>>;
}

/** No wallet shows more, and no visitor reads as many. */
const MOST_CALLS = 100;

/** The batch with what was left out filled in. Throws `invalid-options`, with a sentence that names what is wrong. */
export function checkedBatch(batch: Batch): Batch & { readonly atomic: boolean } {
  const { calls, fallback, atomic = fallback !== 'sequential' }: Partial<Batch> = batch ?? {};
  if (!Array.isArray(calls) || calls.length === 0) throw wrong('`calls` must be a list with at least one call');
  if (calls.length > MOST_CALLS) throw wrong(`\`calls\` has more than ${MOST_CALLS} calls`);
  if (fallback !== undefined && fallback !== 'sequential') throw wrong("`fallback` must be 'sequential' or left out");
  for (const [at, call] of (calls as readonly Call[]).entries()) {
    const reason = reasonAgainst(call);
    if (reason) throw wrong(`\`calls[${at}]\`: ${reason}`);
  }
  return { ...batch, atomic };
}

/** S5.6: `to` and, where there is any, `data` start with 0x. */
function reasonAgainst(call: Call): string | undefined {
  const { to, data = '0x', value = 0n }: Partial<Call> = call ?? {};
  if (typeof to !== 'string' || !to.startsWith('0x')) return '`to` must start with "0x"';
  if (!isAddressShape('eip155', to)) return '`to` must be an address';
  if (typeof data !== 'string' || !data.startsWith('0x')) return '`data` must start with "0x"';
  if (!/^0x([\da-f]{2})*$/i.test(data)) return '`data` must be whole bytes in hex';
  if (typeof value !== 'bigint' || value < 0n || value >= 1n << 256n)
    return '`value` must be a bigint from 0 to 2^256 - 1';
  return undefined;
}

function wrong(sentence: string): Failure {
  return new Failure('invalid-options', `sendCalls: ${sentence}`);
}
