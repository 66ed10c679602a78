/** Failures of the modal, as the errors that dapps with wagmi expect. */
import {
  ChainDisconnectedError,
  ProviderDisconnectedError,
  ResourceUnavailableRpcError,
  SwitchChainError,
  UnauthorizedProviderError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem';
import type { Failure, FailureCode } from '../../../domain/failure/failure.js';

const ERRORS: Readonly<Partial<Record<FailureCode, new (cause: Error) => Error>>> = {
  rejected: UserRejectedRequestError,
  cancelled: UserRejectedRequestError,
  'already-pending': ResourceUnavailableRpcError,
  unauthorized: UnauthorizedProviderError,
  'method-not-supported': UnsupportedProviderMethodError,
  'wallet-disconnected': ProviderDisconnectedError,
  'not-connected': ProviderDisconnectedError,
  'network-disconnected': ChainDisconnectedError,
  'network-unknown-to-wallet': SwitchChainError,
  'network-not-configured': SwitchChainError,
  'network-not-supported': SwitchChainError,
  'network-mismatch': SwitchChainError,
};

/**
 * An error with the EIP-1193 or JSON-RPC code if there is one, otherwise the failure itself. There is none for a request
 * that a later one has replaced: the visitor has not rejected it.
 */
export function toWagmiError(failure: Failure): Error {
  const Known = failure.data.superseded ? undefined : ERRORS[failure.code];
  return Known ? new Known(failure) : failure;
}
