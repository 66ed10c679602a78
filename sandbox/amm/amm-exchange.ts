/** Swaps on the pools of a sandbox node: quotes are what the pools give now, and what is built really swaps. */
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { JsonRpcError, jsonRpc } from '../../servers/json-rpc.js';
import type { Coin } from '../services/coin.js';
import type { Exchange, SwapOrder } from '../services/convert/exchange.js';
import { Refusal } from '../services/refusal.js';
import { ROUTER_ABI } from './amm-code.js';
import type { Amm } from './deploy-amm.js';

/** The gas of a swap over one pool, with a margin. */
const GAS = 250_000n;
/** The deadline of a built swap, in seconds. */
const GOOD_FOR = 1_200n;
/** The precision of the slippage. */
const PARTS = 100n;

export function ammExchange(rpcUrl: string, { router, wrapped }: Amm): Exchange {
  const pooled = ({ address }: Coin) => (address ?? wrapped) as Hex;

  async function quote({ from, to, amount }: SwapOrder): Promise<bigint | undefined> {
    if (pooled(from) === pooled(to) || amount === 0n) return undefined;
    const args = [amount, [pooled(from), pooled(to)]] as const;
    const data = encodeFunctionData({ abi: ROUTER_ABI, functionName: 'getAmountsOut', args });
    try {
      const answer = (await jsonRpc(rpcUrl, 'eth_call', [{ to: router, data }, 'latest'])) as Hex;
      return decodeFunctionResult({ abi: ROUTER_ABI, functionName: 'getAmountsOut', data: answer }).at(-1) || undefined;
    } catch (error) {
      // There is no such pool, or its reserves are too small.
      if (error instanceof JsonRpcError && error.code === 3) return undefined;
      throw error;
    }
  }

  return {
    spender: router,
    wrapped,
    quote,
    async build(order) {
      const out = await quote(order);
      if (out === undefined) throw new Refusal(400, 'amount', 'These cannot be swapped');
      const least = (out * (100n * PARTS - partsOf(order.slippage))) / (100n * PARTS);
      const { timestamp } = (await jsonRpc(rpcUrl, 'eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex };
      const [path, deadline] = [[pooled(order.from), pooled(order.to)], BigInt(timestamp) + GOOD_FOR] as const;
      const { amount, user } = order;
      if (order.from.address === undefined) {
        const args = [least, path, user, deadline] as const;
        const data = encodeFunctionData({ abi: ROUTER_ABI, functionName: 'swapExactETHForTokens', args });
        return { to: router, data, gas: GAS };
      }
      const functionName = order.to.address === undefined ? 'swapExactTokensForETH' : 'swapExactTokensForTokens';
      const args = [amount, least, path, user, deadline] as const;
      return { to: router, data: encodeFunctionData({ abi: ROUTER_ABI, functionName, args }), gas: GAS };
    },
  };
}

function partsOf(slippage: string): bigint {
  const [whole = '', fraction = ''] = slippage.split('.');
  if (!/^\d{1,2}$/.test(whole) || !/^\d{0,2}$/.test(fraction))
    throw new Refusal(400, 'slippage', 'The slippage is not a percentage below 100');
  return BigInt(whole) * PARTS + BigInt(fraction.padEnd(2, '0'));
}
