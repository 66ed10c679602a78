/** Fills in, signs and sends a transaction, as a wallet does: with its own key, through its own node. */
import { type Hex, hexToBigInt, hexToNumber, isAddress, isHex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { jsonRpc, jsonRpcBatch } from '../../json-rpc.js';
import { chainDisconnected, invalidParams } from '../provider-error.js';
import type { WalletNetwork } from '../wallet-memory.js';

/** The members of `eth_sendTransaction`'s parameter, all hexadecimal text. */
export interface TransactionRequest {
  readonly from: Hex;
  readonly to?: Hex;
  readonly value?: Hex;
  readonly data?: Hex;
  readonly gas?: Hex;
  readonly gasPrice?: Hex;
  readonly maxFeePerGas?: Hex;
  readonly maxPriorityFeePerGas?: Hex;
  readonly nonce?: Hex;
  readonly chainId?: Hex;
}

const HEX_MEMBERS = [
  'value',
  'data',
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'chainId',
] as const;

/** Checks a page's parameter. Throws −32602 naming the member that is wrong. */
export function readTransaction(value: unknown): TransactionRequest {
  if (typeof value !== 'object' || value === null) throw invalidParams('expected a transaction.');
  const { from, to } = value as Record<string, unknown>;
  if (typeof from !== 'string' || !isAddress(from, { strict: false }))
    throw invalidParams('"from" must be an address.');
  if (to !== undefined && to !== null && (typeof to !== 'string' || !isAddress(to, { strict: false })))
    throw invalidParams('"to" must be an address.');
  const members: Record<string, unknown> = {
    ...value,
    data: Reflect.get(value, 'data') ?? Reflect.get(value, 'input'),
  };
  const entries = HEX_MEMBERS.flatMap((name) => {
    const member = members[name];
    if (member === undefined || member === null) return [];
    if (!isHex(member)) throw invalidParams(`"${name}" must be hexadecimal.`);
    return [[name, member] as const];
  });
  return {
    from: lowercase(from),
    ...(typeof to === 'string' && { to: lowercase(to) }),
    ...Object.fromEntries(entries),
  };
}

/** Resolves with the hash once the node has taken it. Rejects with the node's own error. */
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

/** What the page set, else the node's tip over twice the base fee. */
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

/** Pages may send addresses in any case; only the mixed one would be checked. */
function lowercase(address: string): Hex {
  return address.toLowerCase() as Hex;
}
