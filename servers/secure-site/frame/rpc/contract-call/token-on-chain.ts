/** What a token reports: its symbol is a claim, its decimals define its unit. */
import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex, hexToBigInt, isHex, size } from 'viem';
import { inertText } from '../../../../../domain/text/inert-text.js';
import { jsonRpc, jsonRpcBatch } from '../../../../json-rpc.js';
import type { SiteNetwork } from '../../../site-settings.js';

export interface TokenOnChain {
  readonly symbol: string;
  readonly decimals: number;
}

/** A token's total supply, and an account's balance; missing answers are left out. */
export async function tokenMeasure(
  { rpcUrl }: SiteNetwork,
  to: Hex,
  owner: Hex,
): Promise<{ readonly supply?: bigint; readonly held?: bigint }> {
  const ask = async (data: Hex): Promise<bigint | undefined> => {
    const answer = await jsonRpc(rpcUrl, 'eth_call', [{ to, data }, 'latest']).catch(() => undefined);
    return isHex(answer) && size(answer) === 32 ? hexToBigInt(answer) : undefined;
  };
  const [supply, held] = await Promise.all([
    ask(encodeFunctionData({ abi: erc20Abi, functionName: 'totalSupply' })),
    ask(encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })),
  ]);
  return { ...(supply !== undefined && { supply }), ...(held !== undefined && { held }) };
}

/** What a spender can take already; zero if the token does not say. */
export async function standingAllowance({ rpcUrl }: SiteNetwork, to: Hex, owner: Hex, spender: Hex): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, spender] });
  const answer = await jsonRpc(rpcUrl, 'eth_call', [{ to, data }, 'latest']).catch(() => undefined);
  return isHex(answer) && size(answer) === 32 ? hexToBigInt(answer) : 0n;
}

/** Undefined if there is no token at that address. */
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
