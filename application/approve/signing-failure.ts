/** Why a request is refused without asking: no screen could describe correctly what would be signed. */
import { Failure } from '../../domain/failure/failure.js';
import type { Network } from '../../domain/network/network.js';
import { delegatesCode } from '../../domain/request/delegates-code.js';
import type { RpcRequest } from '../../domain/request/request.js';
import { hasTwoPayloads } from '../../domain/request/two-payloads.js';
import { isOpaque, readTypedData } from '../../domain/request/typed-data.js';
import { numberOf, textOf } from '../../domain/text/text-of.js';
import { readProperty } from '../../domain/value/read-property.js';
import { MOST_CALLS, transactionsOf } from './fees/transactions-of.js';

/** `blindSigning`: the site lets visitors sign hashes. */
export function signingFailure(
  request: RpcRequest,
  network: Network | undefined,
  blindSigning: boolean,
): Failure | undefined {
  const { method, params } = request;
  const invalid = (message: string) =>
    new Failure('request-failed', message, {
      data: { method, rpcCode: -32602, rpcName: 'InvalidParamsRpcError' },
    });
  if (delegatesCode(method, params)) return invalid('Letting other code run as the account (EIP-7702) is refused');
  if (hasTwoPayloads(method, params)) return invalid('A call has `data` and `input`, which differ');
  if (transactionsOf(request).length > MOST_CALLS) return invalid(`More than ${MOST_CALLS} calls at once are refused`);
  const payload = method === 'eth_signTypedData_v4' ? readProperty(params, '1') : undefined;
  // Empty data contradicts nothing: the wallet answers that.
  if (payload === undefined) return undefined;
  const read = readTypedData(payload);
  if (!read.ok)
    return invalid(
      read.problem === 'contradiction'
        ? 'The typed data contradicts its own description'
        : 'The typed data cannot be read',
    );
  const { chainId } = read.data.domain;
  if (chainId !== undefined && network && numberOf(chainId) !== Number(network.id))
    return new Failure('network-mismatch', `The typed data is for another network than ${network.caipNetworkId}`, {
      data: { method, rpcCode: 4901, rpcName: 'ChainDisconnectedError' },
    });
  if (!blindSigning && isOpaque(read.data, textOf(readProperty(params, '0'))))
    return invalid('The typed data is a hash, which cannot be read: `blindSigning` is off');
  return undefined;
}
