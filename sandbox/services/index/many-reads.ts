/** Many reads of contracts in one request to the node. */
import { decodeFunctionResult, encodeFunctionData, type Hex, multicall3Abi } from 'viem';
import { jsonRpc } from '../../../servers/json-rpc.js';

export interface Read {
  readonly target: string;
  readonly callData: Hex;
}

/** The answers in the order requested; undefined for each that fails. */
export type ReadMany = (reads: readonly Read[]) => Promise<readonly (Hex | undefined)[]>;

export function readManyAt(rpcUrl: string, multicall3: string): ReadMany {
  return async (reads) => {
    if (reads.length === 0) return [];
    const data = encodeFunctionData({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      args: [reads.map(({ target, callData }) => ({ target: target as Hex, allowFailure: true, callData }))],
    });
    const answer = await jsonRpc(rpcUrl, 'eth_call', [{ to: multicall3, data }, 'latest']);
    const results = decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data: answer as Hex });
    return results.map(({ success, returnData }) => (success && returnData !== '0x' ? returnData : undefined));
  };
}
