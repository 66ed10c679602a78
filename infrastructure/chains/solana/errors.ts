/** Errors of nodes and transactions, as failures. */
import { Failure, isFailure } from '../../../domain/failure/failure.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { NodeRefusal } from '../../rpc/ask-json-rpc.js';

/** The transaction fails or has failed; `data.err` has the virtual machine's error. */
const SIMULATION_FAILED = -32002;

export function nodeFailure(error: unknown): Failure {
  if (isFailure(error)) return error;
  const refusal = error instanceof NodeRefusal ? error : undefined;
  const found = readProperty(refusal?.data, 'err');
  if (refusal?.code === SIMULATION_FAILED && found) return transactionFailure(found);
  const data = typeof refusal?.code === 'number' ? { rpcCode: refusal.code } : {};
  return new Failure('request-failed', 'The node refused the request', { data, cause: error });
}

/** The virtual machine's own error: `"BlockhashNotFound"`, `{ InstructionError: [2, { Custom: 1 }] }` and so on. */
export function transactionFailure(error: unknown, data: Record<string, unknown> = {}): Failure {
  const facts = { data, cause: error };
  if (error === 'BlockhashNotFound') return new Failure('timed-out', 'The transaction has expired', facts);
  if (cannotPay(error)) return new Failure('insufficient-funds', 'The account does not hold enough', facts);
  return new Failure('transaction-reverted', 'The transaction fails', facts);
}

/** For a missing account, the fee, the minimum balance, and the transferred amount. */
function cannotPay(error: unknown): boolean {
  if (error === 'AccountNotFound' || error === 'InsufficientFundsForFee') return true;
  if (readProperty(readProperty(error, 'InsufficientFundsForRent'), 'account_index') === 0) return true;
  // Both programs that move funds use this error code.
  return readProperty(readProperty(readProperty(error, 'InstructionError'), '1'), 'Custom') === 1;
}
