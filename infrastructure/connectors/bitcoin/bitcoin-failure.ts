/** Errors of Bitcoin wallets. */
import { Failure, type FailureCode } from '../../../domain/failure/failure.js';
import { failureFromRpc } from '../../../domain/json-rpc/rpc-error.js';
import { numberOf } from '../../../domain/text/text-of.js';

/** Codes with another meaning in sats-connect. */
const SATS_CODES: Readonly<Record<number, FailureCode>> = {
  [-32000]: 'rejected',
  [-32001]: 'method-not-supported',
  [-32002]: 'unauthorized',
};
/** Messages of wallets without a code. */
const REFUSED = /\b(reject|declin|denied|deny|cancel)/i;

export function bitcoinFailure(error: unknown, sats: boolean): Failure {
  const failure = failureFromRpc(error);
  const own = sats ? SATS_CODES[numberOf(failure.data.rpcCode)] : undefined;
  const code = own ?? (failure.code === 'unknown' && REFUSED.test(failure.message) ? 'rejected' : undefined);
  return code ? new Failure(code, failure.message, { data: { ...failure.data }, cause: error }) : failure;
}
