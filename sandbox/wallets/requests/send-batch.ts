/** Executes several calls in one transaction of an account to itself. The first one makes it a smart account (EIP-7702). */
import { encodeFunctionData, type Hex, hexToBigInt, hexToNumber, isHex, parseAbi } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { jsonRpc, jsonRpcBatch } from '../../../servers/json-rpc.js';
import { delegationTo } from '../../../servers/secure-site/frame/rpc/transaction/smart-account.js';

export interface BatchCall {
  readonly target: Hex;
  readonly value: bigint;
  readonly data: Hex;
}

const ACCOUNT = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
]);
/** The maximum additional gas of an authorisation. */
const AUTHORISATION_GAS = 25_000n;

/** `code`: the address of the smart account's code. Resolves with the hash; rejects with the node's own error. */
export async function sendBatch(
  signer: PrivateKeyAccount,
  { chainId, rpcUrl, code }: { readonly chainId: number; readonly rpcUrl: string; readonly code: Hex },
  calls: readonly BatchCall[],
): Promise<Hex> {
  const { address } = signer;
  const data = encodeFunctionData({ abi: ACCOUNT, functionName: 'executeBatch', args: [calls] });
  const delegation = delegationTo(code);
  const [count, block, tip, there] = await jsonRpcBatch(rpcUrl, [
    { method: 'eth_getTransactionCount', params: [address, 'pending'] },
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
    { method: 'eth_maxPriorityFeePerGas' },
    { method: 'eth_getCode', params: [address, 'latest'] },
  ]);
  const isSmart = String(there).toLowerCase() === delegation;
  // Estimated as if it were a smart account already.
  const call = [
    { from: address, to: address, data },
    'latest',
    ...(isSmart ? [] : [{ [address]: { code: delegation } }]),
  ];
  const gas = hexToBigInt(asHex(await jsonRpc(rpcUrl, 'eth_estimateGas', call)));
  const base = typeof block === 'object' && block !== null ? Reflect.get(block, 'baseFeePerGas') : undefined;
  const maxPriorityFeePerGas = hexToBigInt(asHex(tip));
  const nonce = hexToNumber(asHex(count));
  const shared = {
    ...{ chainId, nonce, to: address, value: 0n, data, maxPriorityFeePerGas },
    maxFeePerGas: hexToBigInt(asHex(base)) * 2n + maxPriorityFeePerGas,
  };
  const signed = isSmart
    ? await signer.signTransaction({ type: 'eip1559', ...shared, gas })
    : await signer.signTransaction({
        type: 'eip7702',
        ...shared,
        gas: gas + AUTHORISATION_GAS,
        // The authorisation's nonce follows the transaction's own.
        authorizationList: [await signer.signAuthorization({ contractAddress: code, chainId, nonce: nonce + 1 })],
      });
  return asHex(await jsonRpc(rpcUrl, 'eth_sendRawTransaction', [signed]));
}

function asHex(value: unknown): Hex {
  if (!isHex(value)) throw new Error(`Expected hexadecimal text from the node, got ${String(value)}.`);
  return value;
}
