/** Every way a payment can fail, under the names that dapps know. */
import { Failure, type FailureCode } from '../failure/failure.js';

export const PAY_ERRORS = {
  INVALID_PAYMENT_CONFIG: 'Invalid payment configuration',
  INVALID_RECIPIENT: 'Invalid recipient address',
  INVALID_ASSET: 'Invalid asset specified',
  INVALID_AMOUNT: 'Invalid payment amount',
  UNKNOWN_ERROR: 'Unknown payment error occurred',
  UNABLE_TO_INITIATE_PAYMENT: 'Unable to initiate payment',
  INVALID_CHAIN_NAMESPACE: 'Invalid chain namespace',
  GENERIC_PAYMENT_ERROR: 'Unable to process payment',
  UNABLE_TO_GET_EXCHANGES: 'Unable to get exchanges',
  ASSET_NOT_SUPPORTED: 'Asset not supported by the selected exchange',
  UNABLE_TO_GET_PAY_URL: 'Unable to get payment URL',
  UNABLE_TO_GET_BUY_STATUS: 'Unable to get buy status',
} as const;

/** The error codes of AppKit Pay. */
export type PayErrorCode = keyof typeof PAY_ERRORS;

const FAILURES: Partial<Record<PayErrorCode, FailureCode>> = {
  INVALID_PAYMENT_CONFIG: 'invalid-options',
  INVALID_RECIPIENT: 'invalid-address',
  INVALID_ASSET: 'invalid-options',
  INVALID_AMOUNT: 'invalid-amount',
  INVALID_CHAIN_NAMESPACE: 'network-not-supported',
  UNABLE_TO_GET_EXCHANGES: 'request-failed',
  ASSET_NOT_SUPPORTED: 'request-failed',
  UNABLE_TO_GET_PAY_URL: 'request-failed',
  UNABLE_TO_GET_BUY_STATUS: 'request-failed',
};

/** `details`: what is wrong, for developers. `cause`: the original failure, whose code is kept. */
export function payError(code: PayErrorCode, details?: string, cause?: Failure): Failure {
  return new Failure(cause?.code ?? FAILURES[code] ?? 'unknown', PAY_ERRORS[code], {
    data: { ...cause?.data, payCode: code, ...(details !== undefined && { details }) },
    cause,
  });
}

/** The name that dapps know. */
export function payCodeOf({ data }: Failure): PayErrorCode {
  const { payCode } = data;
  return typeof payCode === 'string' && Object.hasOwn(PAY_ERRORS, payCode)
    ? (payCode as PayErrorCode)
    : 'UNKNOWN_ERROR';
}
