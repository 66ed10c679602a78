/** JSON-RPC and wallet error codes: their names, what they mean here, and how to find one in a foreign error. */
import { Failure, type FailureCode } from '../failure/failure.js';
import { inertText } from '../text/inert-text.js';
import { readProperty } from '../value/read-property.js';
import { isRefusalText } from './refusal-words.js';

/** `code: name, our code`. EIP-1474, EIP-1193, EIP-3085, EIP-5792, CAIP-25's 5000, and 3 for reverted. */
const CODES: Readonly<Record<number, readonly [name: string, code: FailureCode]>> = {
  [-32700]: ['ParseRpcError', 'request-failed'],
  [-32600]: ['InvalidRequestRpcError', 'request-failed'],
  [-32601]: ['MethodNotFoundRpcError', 'method-not-supported'],
  [-32602]: ['InvalidParamsRpcError', 'request-failed'],
  [-32603]: ['InternalRpcError', 'request-failed'],
  [-32000]: ['InvalidInputRpcError', 'request-failed'],
  [-32001]: ['ResourceNotFoundRpcError', 'request-failed'],
  [-32002]: ['ResourceUnavailableRpcError', 'already-pending'],
  [-32003]: ['TransactionRejectedRpcError', 'transaction-rejected'],
  [-32004]: ['MethodNotSupportedRpcError', 'method-not-supported'],
  [-32005]: ['LimitExceededRpcError', 'request-failed'],
  [-32006]: ['JsonRpcVersionUnsupportedError', 'request-failed'],
  3: ['ExecutionReverted', 'transaction-reverted'],
  4001: ['UserRejectedRequestError', 'rejected'],
  4100: ['UnauthorizedProviderError', 'unauthorized'],
  4200: ['UnsupportedProviderMethodError', 'method-not-supported'],
  4900: ['ProviderDisconnectedError', 'wallet-disconnected'],
  4901: ['ChainDisconnectedError', 'network-disconnected'],
  4902: ['SwitchChainError', 'network-unknown-to-wallet'],
  5000: ['UserRejectedRequestError', 'rejected'],
  5700: ['UnsupportedNonOptionalCapabilityError', 'method-not-supported'],
  5710: ['UnsupportedChainIdError', 'network-not-supported'],
  5720: ['DuplicateIdError', 'request-failed'],
  5730: ['UnknownBundleIdError', 'request-failed'],
  5740: ['BundleTooLargeError', 'request-failed'],
  5750: ['AtomicReadyWalletRejectedUpgradeError', 'rejected'],
  5760: ['AtomicityNotSupportedError', 'method-not-supported'],
};

export function rpcErrorName(code: number | undefined): string {
  return CODES[code ?? Number.NaN]?.[0] ?? 'UnknownRpcError';
}

export function rpcFailureCode(code: number | undefined): FailureCode {
  return CODES[code ?? Number.NaN]?.[1] ?? 'unknown';
}

/** EIP-1193: the visitor declined. */
const REFUSED = 4001;
/** Where wallets and libraries put the error they wrapped. */
const INNER = ['data', 'originalError', 'cause', 'error', 'info'];
/** No real error is nested deeper; a hostile one may be endless. */
const MOST_NODES = 64;
/** The part of a foreign message that helps a developer; visitors see our own sentences. */
const MOST_OF_MESSAGE = 300;

/**
 * A `Failure` from anything that a wallet or node threw: nested, circular, frozen, a text, or with getters that throw.
 * A specific code is preferred over one that only means "failed", and an outer error over an inner one. Without a code,
 * the usual texts of a rejection count. `data.rpcCode` is the chosen code (absent if there is none), `data.rpcName` its
 * name. The message is theirs, sanitized and shortened: for developers, never for screens.
 */
export function failureFromRpc(error: unknown, otherwise: FailureCode = 'unknown'): Failure {
  const seen = nodes(error);
  const ours = seen.find(isOurs);
  if (ours) return ours;
  const codes = seen.flatMap((node) => readCode(node) ?? []);
  const meaning = (code: number) => rpcFailureCode(code);
  const rpcCode =
    codes.find((code) => !['request-failed', 'unknown'].includes(meaning(code))) ??
    codes.find((code) => meaning(code) !== 'unknown') ??
    codes[0];
  const meant = rpcFailureCode(rpcCode);
  const vague = meant === 'unknown' || meant === 'request-failed';
  const refused = vague && seen.some((node) => isRefusalText(messageOf(node) ?? ''));
  const known = refused ? 'rejected' : meant;
  const rpcName = rpcErrorName(refused ? REFUSED : rpcCode);
  return new Failure(known === 'unknown' ? otherwise : known, messageOf(error) ?? rpcName, {
    data: { ...(rpcCode !== undefined && { rpcCode }), rpcName },
    cause: error,
  });
}

/** The error and all errors that it wraps, outer ones first, without duplicates. Texts count too: some wallets wrap only a text. */
function nodes(error: unknown): readonly unknown[] {
  const found = new Set<unknown>([error]);
  for (const node of found) {
    for (const key of INNER) {
      const inner = readProperty(node, key);
      const says = typeof inner === 'string' || (typeof inner === 'object' && inner !== null);
      if (says && found.size < MOST_NODES) found.add(inner);
    }
  }
  return [...found];
}

function readCode(node: unknown): number | undefined {
  const code = readProperty(node, 'code');
  // ethers' code for 4001.
  if (code === 'ACTION_REJECTED') return REFUSED;
  // Some wallets send the number as text.
  const number = typeof code === 'string' && /^-?\d{1,6}$/.test(code) ? Number(code) : code;
  return Number.isInteger(number) ? (number as number) : undefined;
}

function messageOf(error: unknown): string | undefined {
  const message = typeof error === 'string' ? error : readProperty(error, 'message');
  return (typeof message === 'string' && inertText(message, MOST_OF_MESSAGE)) || undefined;
}

/** By class only: any code can set the mark that identifies failures across copies of this module. */
function isOurs(node: unknown): node is Failure {
  try {
    return node instanceof Failure;
  } catch {
    return false;
  }
}
