/** What an OP stack network charges in addition to gas, for posting a transaction to its parent network. */
import { encodeFunctionData, type Hex, hexToBigInt, isHex, parseAbi, size } from 'viem';
import { jsonRpc } from '../../../../json-rpc.js';

/** The same address on each of these networks; others have nothing there. */
const ORACLE = '0x420000000000000000000000000000000000000F';
const ABI = parseAbi(['function getL1FeeUpperBound(uint256 unsignedTxSize) view returns (uint256)']);
/** Bytes beside the call's data: the numbers, the receiver, and the authorization of a smart account. */
const BESIDE = 250;

/** At most, even if the parent network's price rises meanwhile. Zero on other networks. */
export async function postingFee(rpcUrl: string, data: Hex): Promise<bigint> {
  const args = [BigInt(size(data) + BESIDE)] as const;
  const call = { to: ORACLE, data: encodeFunctionData({ abi: ABI, functionName: 'getL1FeeUpperBound', args }) };
  const answer = await jsonRpc(rpcUrl, 'eth_call', [call, 'latest']).catch(() => undefined);
  const fee = isHex(answer) && size(answer) === 32 ? hexToBigInt(answer) : 0n;
  return fee + fee / 4n;
}
