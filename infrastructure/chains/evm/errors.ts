/** Errors of nodes, wallets and viem, as failures. */
import { Failure, isFailure } from '../../../domain/failure/failure.js';
import { failureFromRpc } from '../../../domain/json-rpc/rpc-error.js';

/** Nodes use different codes for insufficient funds: geth -32000, others -32003, wallets -32603. */
const CANNOT_PAY = /insufficient (funds|balance)|exceeds (the )?balance|not enough (funds|balance)/i;
const REVERTED = /\brevert/i;

/** A node's error as a failure: insufficient funds, a revert, or a failed request. */
export function nodeFailure(error: unknown): Failure {
  if (isFailure(error)) return error;
  const { code, data } = failureFromRpc(error, 'request-failed');
  const text = detailsOf(error);
  const reverted = code === 'transaction-reverted' || REVERTED.test(text);
  const meaning = CANNOT_PAY.test(text) ? 'insufficient-funds' : reverted ? 'transaction-reverted' : 'request-failed';
  return new Failure(meaning, text, { data, cause: error });
}

/** A wallet's failure to send. Insufficient funds are only recognizable by the message, somewhere in the wrapped errors. */
export function sendFailure(failure: Failure): Failure {
  const vague = failure.code !== 'rejected' && textsOf(failure).some((text) => CANNOT_PAY.test(text));
  return vague ? new Failure('insufficient-funds', failure.message, { data: failure.data, cause: failure }) : failure;
}

/** The messages of an error and of the errors it wraps, down to a plausible depth. */
function textsOf(error: unknown, depth = 5): readonly string[] {
  if (typeof error !== 'object' || error === null || depth === 0) return [];
  try {
    const { message, data, originalError, cause } = error as Readonly<Record<string, unknown>>;
    const inner = [data, originalError, cause].flatMap((each) => textsOf(each, depth - 1));
    return typeof message === 'string' ? [message, ...inner] : inner;
  } catch {
    return [];
  }
}

/** The node's own message: viem's full message would repeat the request and the URL, which may contain a key. */
function detailsOf(error: unknown): string {
  const details = typeof error === 'object' && error !== null ? Reflect.get(error, 'details') : undefined;
  if (typeof details === 'string' && details !== '') return details;
  return error instanceof Error ? error.name : 'The node failed';
}
