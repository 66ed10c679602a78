/** Errors of the protocol's code and of wallets, as failures and as EIP-1193 errors. */
import { Failure, type FailureCode, isFailure } from '../../../domain/failure/failure.js';
import { failureFromRpc } from '../../../domain/json-rpc/rpc-error.js';
import { numberOf } from '../../../domain/text/text-of.js';
import { readProperty } from '../../../domain/value/read-property.js';

/** The protocol's error codes: rejected by the visitor, and unsupported by the wallet. */
const PROTOCOL_CODES: Readonly<Record<number, FailureCode>> = {
  5000: 'rejected',
  5001: 'rejected',
  5002: 'rejected',
  5003: 'rejected',
  5100: 'network-not-supported',
  5101: 'method-not-supported',
  5102: 'method-not-supported',
  5103: 'network-not-supported',
  5104: 'network-not-supported',
  6000: 'wallet-disconnected',
  8000: 'timed-out',
};

/** The SDK fails with messages. These are those of 2.21, by meaning. */
const SENTENCES: readonly (readonly [pattern: RegExp, code: FailureCode])[] = [
  [/expired/i, 'timed-out'],
  [/publish|socket|relay|internet|subscri|connection interrupted/i, 'request-failed'],
  [/unauthorized/i, 'unauthorized'],
];

export function walletConnectFailure(error: unknown): Failure {
  if (isFailure(error)) return error;
  const meaning = PROTOCOL_CODES[numberOf(readProperty(error, 'code'))];
  const failure = failureFromRpc(error);
  if (meaning) return new Failure(meaning, failure.message, { data: { ...failure.data }, cause: error });
  if (failure.code !== 'unknown') return failure;
  const sentence = SENTENCES.find(([pattern]) => pattern.test(failure.message));
  return sentence ? new Failure(sentence[1], failure.message, { cause: error }) : failure;
}

/** The EIP-1193 error. The failure is its `cause`. */
export function providerError(failure: Failure): Error {
  const own: Partial<Record<FailureCode, number>> = {
    rejected: 4001,
    unauthorized: 4100,
    'method-not-supported': 4200,
    'wallet-disconnected': 4900,
    'network-disconnected': 4901,
    'network-unknown-to-wallet': 4902,
  };
  const rpcCode = failure.data.rpcCode;
  const code = own[failure.code] ?? (typeof rpcCode === 'number' ? rpcCode : -32603);
  return Object.assign(new Error(failure.message, { cause: failure }), { code });
}
