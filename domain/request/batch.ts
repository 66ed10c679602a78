/** Several calls that a wallet executes as one (EIP-5792). */
import { isAddressShape } from '../address/address.js';
import { Failure } from '../failure/failure.js';

/** A contract call, or a transfer of the native currency. */
export interface Call {
  /** An address. */
  readonly to: string;
  /** Calldata: `0x` and hex digits. Absent: none. */
  readonly data?: string | undefined;
  /** In the smallest unit of the native currency. Absent: 0. */
  readonly value?: bigint | undefined;
}

/** Contract calls to send together. */
export interface Batch {
  /** In this order. */
  readonly calls: readonly Call[];
  /** Whether the calls have to succeed or fail together. Default true, or false with `fallback`. */
  readonly atomic?: boolean | undefined;
  /**
   * `sequential`: a wallet without EIP-5792 gets the calls one by one, until one fails; earlier ones are not undone.
   * Absent: such a wallet gets no request. Ignored with `atomic: true`.
   */
  readonly fallback?: 'sequential' | undefined;
  /** EIP-5792 capabilities, passed on unchanged (such as `paymasterService`). A wallet that does not support them refuses. */
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined;
}

/** The status of one call. */
export interface CallStep {
  readonly stage: 'waiting' | 'asked' | 'submitted' | 'confirmed' | 'failed';
  /** The transaction hash, once known. Calls in one transaction have the same hash. */
  readonly hash?: string | undefined;
}

/** The progress of a batch. */
export interface BatchProgress {
  /** Whether the wallet gets all calls in one request, or one after the other. */
  readonly way: 'at-once' | 'one-by-one';
  /** The wallet's id for the batch, for `callsStatus`. Absent: the calls are sent one by one. */
  readonly id?: string | undefined;
  /** One step per call, in order. */
  readonly steps: readonly CallStep[];
}

/** The result of a confirmed batch. */
export interface SentCalls {
  /** The wallet's id for the batch. Absent: the calls were sent one by one. */
  readonly id?: string | undefined;
  /** True if the wallet executed the calls atomically. */
  readonly atomic: boolean;
  /** The transaction hashes in order, without duplicates. */
  readonly hashes: readonly string[];
}

/** A batch's status according to the wallet. */
export interface BatchStatus {
  /** `refused`: no call was or will be included in a block. `partly-reverted`: some calls succeeded. */
  readonly status: 'pending' | 'confirmed' | 'refused' | 'reverted' | 'partly-reverted';
  /** Whether the calls were executed atomically; `undefined` if the wallet does not say. */
  readonly atomic: boolean | undefined;
  readonly receipts: readonly { readonly hash: string; readonly succeeded: boolean }[];
}

/** A wallet's capabilities on a network, according to the wallet. */
export interface WalletCapabilities {
  /** `ready`: supported once the user agrees to upgrade the account to a smart account. */
  readonly atomic: 'supported' | 'ready' | 'unsupported';
  /** All reported capabilities, by name (EIP-5792). Untrusted: check a value before you use it. */
  readonly reported: Readonly<Record<string, unknown>>;
}

/** No wallet shows more calls, and no visitor reads as many. */
const MOST_CALLS = 100;

/** The batch with its defaults. Throws `invalid-options` with a sentence that names what is wrong. */
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

/** `to` is an address and `data`, if present, whole bytes, both with 0x; `value`, if present, is an unsigned 256-bit integer. */
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
