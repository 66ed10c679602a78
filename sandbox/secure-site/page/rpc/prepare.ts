/** What a transaction needs besides what it does: gas and prices, before the visitor is asked, and a nonce once they said yes. */
import { type Hex, hexToBigInt, hexToNumber, isHex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { formatAmount } from '../../../../domain/amount.js';
import { JsonRpcError, jsonRpc, jsonRpcBatch } from '../../../json-rpc.js';
import type { SiteNetwork } from '../../site-settings.js';
import type { Call } from './describe-call.js';

export interface Fees {
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** What the page may set of them. */
export interface FeeWishes {
  readonly gas?: bigint | undefined;
  readonly maxFeePerGas?: bigint | undefined;
  readonly maxPriorityFeePerGas?: bigint | undefined;
}

/** Decimals shown of a fee. */
const FEE_PLACES = 8;

/** `overrides` is what the state is to be like for the estimate. Rejects with the node's words when it would fail. */
export async function prepareFees(
  network: SiteNetwork,
  from: Hex,
  { to, value, data }: Call,
  wishes: FeeWishes = {},
  overrides?: unknown,
): Promise<Fees> {
  const { rpcUrl } = network;
  const call = { from, ...(to !== undefined && { to }), value: `0x${value.toString(16)}`, data };
  const estimate = async () =>
    bigOf(
      await jsonRpc(rpcUrl, 'eth_estimateGas', [call, ...(overrides === undefined ? [] : ['latest', overrides])]).catch(
        (error: unknown) => {
          throw new Error(`This would fail: ${error instanceof JsonRpcError ? error.message : 'the network says no'}`);
        },
      ),
    );
  const [gas, [block, tip, balance]] = await Promise.all([
    wishes.gas ?? estimate(),
    jsonRpcBatch(rpcUrl, [
      { method: 'eth_getBlockByNumber', params: ['latest', false] },
      { method: 'eth_maxPriorityFeePerGas' },
      { method: 'eth_getBalance', params: [from, 'latest'] },
    ]),
  ]);
  const base = typeof block === 'object' && block !== null ? Reflect.get(block, 'baseFeePerGas') : undefined;
  const wanted = wishes.maxPriorityFeePerGas ?? bigOf(tip);
  const maxFeePerGas = wishes.maxFeePerGas ?? bigOf(base) * 2n + wanted;
  const needed = value + gas * maxFeePerGas;
  if (bigOf(balance) < needed)
    throw new Error(
      `This would fail: it takes ${formatAmount(needed, network.decimals)} ${network.symbol}, and you have ${formatAmount(bigOf(balance), network.decimals)}`,
    );
  return { gas, maxFeePerGas, maxPriorityFeePerGas: wanted < maxFeePerGas ? wanted : maxFeePerGas };
}

export function feeFact({ gas, maxFeePerGas }: Fees, { decimals, symbol }: SiteNetwork) {
  // Rounded up: it is at most that.
  const step = 10n ** BigInt(Math.max(0, decimals - FEE_PLACES));
  const fee = ((gas * maxFeePerGas + step - 1n) / step) * step;
  return ['Network fee, at most', `${formatAmount(fee, decimals)} ${symbol}`] as const;
}

let turn: Promise<unknown> = Promise.resolve();

/** One after the other, so that no two take the same nonce. */
export function sendInTurn(
  { rpcUrl }: SiteNetwork,
  { address }: PrivateKeyAccount,
  sign: (nonce: number) => Promise<Hex>,
): Promise<Hex> {
  const send = async () => {
    const nonce = hexToNumber(asHex(await jsonRpc(rpcUrl, 'eth_getTransactionCount', [address, 'pending'])));
    return asHex(await jsonRpc(rpcUrl, 'eth_sendRawTransaction', [await sign(nonce)]));
  };
  const sent = turn.then(send);
  turn = sent.catch(() => undefined);
  return sent;
}

function asHex(value: unknown): Hex {
  if (!isHex(value)) throw new Error('The network answered something else than expected');
  return value;
}

function bigOf(value: unknown): bigint {
  return hexToBigInt(asHex(value));
}
