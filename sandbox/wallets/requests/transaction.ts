/** Fills in, signs and sends a transaction, as a wallet does: with its own key, through its own node. */
import { type Hex, hexToBigInt, hexToNumber, isHex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { jsonRpc, jsonRpcBatch } from '../../../servers/json-rpc.js';
import { chainDisconnected } from '../../../servers/secure-site/frame/rpc/provider-error.js';
import type { TransactionRequest } from '../../../servers/secure-site/frame/rpc/transaction/read-request.js';
import type { WalletNetwork } from '../wallet-memory.js';

/** Resolves with the hash once the node has accepted it. Rejects with the node's own error. */
export async function sendTransaction(
  account: PrivateKeyAccount,
  network: WalletNetwork,
  request: TransactionRequest,
): Promise<Hex> {
  const { rpcUrl } = network;
  if (rpcUrl === undefined) throw chainDisconnected(network.name);
  const { from, to, value, data } = request;
  const [nonce, block, tip] = await jsonRpcBatch(rpcUrl, [
    { method: 'eth_getTransactionCount', params: [from, 'pending'] },
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
    { method: 'eth_maxPriorityFeePerGas' },
  ]);
  const gas = request.gas ?? (await jsonRpc(rpcUrl, 'eth_estimateGas', [{ from, to, value, data }]));
  const filled = {
    chainId: network.chainId,
    nonce: hexToNumber(request.nonce ?? asHex(nonce)),
    gas: hexToBigInt(asHex(gas)),
    value: request.value === undefined ? 0n : hexToBigInt(request.value),
    ...(to !== undefined && { to }),
    ...(data !== undefined && { data }),
  };
  const signed = await account.signTransaction(
    request.gasPrice === undefined
      ? { type: 'eip1559', ...filled, ...feesOf(request, block, tip) }
      : { type: 'legacy', ...filled, gasPrice: hexToBigInt(request.gasPrice) },
  );
  return asHex(await jsonRpc(rpcUrl, 'eth_sendRawTransaction', [signed]));
}

/** The page's values; otherwise the node's tip plus twice the base fee. */
function feesOf(request: TransactionRequest, block: unknown, tip: unknown) {
  const baseFee = typeof block === 'object' && block !== null ? Reflect.get(block, 'baseFeePerGas') : undefined;
  const maxPriorityFeePerGas = hexToBigInt(request.maxPriorityFeePerGas ?? asHex(tip));
  const wanted =
    request.maxFeePerGas === undefined
      ? hexToBigInt(asHex(baseFee)) * 2n + maxPriorityFeePerGas
      : hexToBigInt(request.maxFeePerGas);
  return { maxFeePerGas: wanted, maxPriorityFeePerGas: maxPriorityFeePerGas < wanted ? maxPriorityFeePerGas : wanted };
}

function asHex(value: unknown): Hex {
  if (!isHex(value)) throw new Error(`Expected hexadecimal text from the node, got ${String(value)}.`);
  return value;
}
