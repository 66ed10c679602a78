/** Which requests of a host reach the wallet. */

import { Failure, type FailureCode } from '../../../domain/failure/failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readChainId } from '../../../domain/network/chain-id.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { readList } from './read-list.js';

/** No request of this kind has more. */
const MAX_PARAMS = 8;

/**
 * Throws, for a request that the wallet is not to see, an error as EIP-1193 has it whose `cause` is our failure:
 *
 * - -32600 for what is no request: no object, or one without a method;
 * - 4900 once the session has ended, which is when it has no network;
 * - 4901 for typed data that names another network than the session's (EIP-712, `domain.chainId`): what is signed for
 *   one network while the visitor looks at another is how signatures are stolen. Not -32602: nothing is wrong with the
 *   data, and a dapp that knows 4901 knows to switch networks first. Typed data that names none passes.
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

/** It comes as an object or as JSON. Other text is the address, or something that the wallet will refuse. */
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
