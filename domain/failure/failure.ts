/** The one error type above infrastructure. Adapters turn foreign errors into codes; no code reads `message` to decide. */

/** Every way something can fail. A new code does not compile without a sentence in the text catalogue. */
export const FAILURE_CODES = [
  'rejected', // the visitor said no in the wallet (4001, 5000)
  'cancelled', // the visitor, the host or a later intent cancelled the flow
  'already-pending', // the wallet is still showing an earlier request (-32002)
  'timed-out',
  'unauthorized', // 4100
  'method-not-supported', // 4200, -32601, -32004
  'method-not-allowed', // in neither the safe nor the not-safe list
  'wallet-disconnected', // 4900
  'network-disconnected', // 4901
  'network-unknown-to-wallet', // 4902
  'wallet-not-found',
  'wallet-misbehaved', // an answer of the wrong shape
  'no-accounts',
  'connector-not-found',
  'adapter-not-found',
  'not-connected',
  'network-not-configured',
  'network-not-supported',
  'network-mismatch', // the wallet accepted a switch, but did not switch
  'network-undefined',
  'unsupported-chain',
  'invalid-id',
  'invalid-address',
  'invalid-amount',
  'invalid-options',
  'amount-and-receiver-required',
  'token-required',
  'insufficient-funds',
  'transaction-rejected', // -32003
  'transaction-reverted', // 3, or a receipt that says so
  'request-failed', // a node or service answered with an error or not at all
  'wrong-clock', // the device's clock differs from the server's
  'copy-failed',
  'disconnect-failed',
  'invalid-email',
  'too-soon', // another mail was requested a moment ago; `data.seconds` to wait
  'code-refused', // the one-time code is wrong
  'popup-blocked',
  'untrusted-origin', // an answer came from a wrong origin
  'not-signed-in',
  'unknown',
] as const;

/** The code of a `Failure`. `docs/troubleshooting.md` explains each. */
export type FailureCode = (typeof FAILURE_CODES)[number];

const MARK = Symbol.for('porthole.failure');

/** An error with a `code` to switch on, a message for developers and the original error as `cause`. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  /** Details, such as the JSON-RPC error code or the seconds to wait. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: FailureCode, message?: string, options: { data?: Record<string, unknown>; cause?: unknown } = {}) {
    super(message ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.data = options.data ?? {};
    Object.defineProperty(this, MARK, { value: true });
  }
}

/**
 * Whether a value is a `Failure`, also one made by another copy of this module. Never throws. Not for untrusted values,
 * such as what a wallet throws, since the mark can be forged.
 */
export function isFailure(value: unknown): value is Failure {
  try {
    return typeof value === 'object' && value !== null && MARK in value;
  } catch {
    return false;
  }
}
