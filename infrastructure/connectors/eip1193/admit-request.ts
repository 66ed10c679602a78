/** Which of a host's requests reach the wallet. */

import { Failure, type FailureCode } from '../../../domain/failure/failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readChainId } from '../../../domain/network/chain-id.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { readList } from './read-list.js';

/** No such request has more parameters. */
const MAX_PARAMS = 8;

/**
 * Throws an EIP-1193 error whose `cause` is our failure if the wallet must not get the request:
 *
 * - -32600 for an invalid request: not an object, or without a method;
 * - 4900 once the session has ended, and so has no network;
 * - 4901 for typed data that names another network than the session's (EIP-712, `domain.chainId`): making visitors sign for another network
 * than the one they see is a way to steal signatures. Not -32602: the data itself is valid, and a dapp that knows 4901 switches networks
 * first. Typed data without a network passes.
 */
export function admitRequest(request: unknown, current: NetworkId | undefined): void {
  const method = readProperty(request, 'method');
  if (typeof method !== 'string') throw refusal(-32600, 'request-failed', 'A request is an object with a `method`');
  if (!current) throw refusal(4900, 'not-connected', 'The wallet is no longer connected');
  if (namesOtherNetwork(method, request, current))
    throw refusal(4901, 'network-mismatch', `The typed data is for another network than ${current}`);
}

/** Checks all parameters, because wallets disagree on their order. An unreadable chain id counts as another network. */
function namesOtherNetwork(method: string, request: unknown, current: NetworkId): boolean {
  if (!/^eth_signTypedData/i.test(method)) return false;
  const params = readProperty(request, 'params');
  return (readList(params, MAX_PARAMS) ?? [params]).some((parameter) => {
    const chainId = readProperty(readProperty(typedDataOf(parameter), 'domain'), 'chainId') ?? undefined;
    try {
      return chainId !== undefined && readChainId(chainId) !== current;
    } catch {
      return true;
    }
  });
}

/** An object or JSON. Any other text is the address, or something that the wallet will refuse. */
function typedDataOf(parameter: unknown): unknown {
  try {
    return typeof parameter === 'string' ? JSON.parse(parameter) : parameter;
  } catch {
    return undefined;
  }
}

function refusal(code: number, meaning: FailureCode, message: string): Error {
  return Object.assign(new Error(message, { cause: new Failure(meaning, message) }), { code });
}
