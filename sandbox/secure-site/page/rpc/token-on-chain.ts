/** What a token says of itself: its symbol is a claim, its decimals are how it counts. */
import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex, isHex } from 'viem';
import { inertText } from '../../../../domain/inert-text.js';
import { jsonRpcBatch } from '../../../json-rpc.js';
import type { SiteNetwork } from '../../site-settings.js';

export interface TokenOnChain {
  readonly symbol: string;
  readonly decimals: number;
}

/** Undefined when there is no token at that address. */
export async function tokenOnChain({ rpcUrl }: SiteNetwork, address: Hex): Promise<TokenOnChain | undefined> {
  const names = ['symbol', 'decimals'] as const;
  try {
    const [symbol, decimals] = await jsonRpcBatch(
      rpcUrl,
      names.map((functionName) => ({
        method: 'eth_call',
        params: [{ to: address, data: encodeFunctionData({ abi: erc20Abi, functionName }) }, 'latest'],
      })),
    );
    if (!isHex(symbol) || !isHex(decimals)) return undefined;
    const read = {
      symbol: inertText(decodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', data: symbol }), 12),
      decimals: decodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', data: decimals }),
    };
    return read.symbol === '' || read.decimals > 36 ? undefined : read;
  } catch {
    return undefined;
  }
}
