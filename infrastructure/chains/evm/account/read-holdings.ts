/** Balances of an address: one request to Multicall3 where the network has it, else one call per token. */
import { catchError, defer, forkJoin, map, type Observable, of, throwError } from 'rxjs';
import { decodeFunctionResult, encodeFunctionData, type Hex, multicall3Abi } from 'viem';
import type { Chain } from '../../../../application/ports/chain.js';
import type { Device } from '../../../../application/ports/device.js';
import { toFailure } from '../../../../domain/failure/to-failure.js';
import type { Network } from '../../../../domain/network/network.js';
import type { Token } from '../../../../domain/token/token.js';
import { addressOf, balanceOfData, quantityOf, wordOf } from '../abi.js';
import type { AskNode } from '../node/ask-node.js';

/** The address of Multicall3 on every network that has it. */
const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';

const BALANCE_OF_ETHER = [
  {
    type: 'function',
    name: 'getEthBalance',
    stateMutability: 'view',
    inputs: [{ name: 'addr', type: 'address' }],
    outputs: [{ name: 'balance', type: 'uint256' }],
  },
] as const;

export function readHoldings(ask: AskNode, log: Device['log']): Chain['holdings'] {
  const withoutMulticall = new WeakSet<Network>();

  /** A contract that is not a token has no balance; developers get a line in the console. */
  const amountOf = (token: Token, data: unknown): bigint => {
    const amount = wordOf(data);
    if (amount === undefined) log('warn', `${token.symbol} at ${token.address} on ${token.networkId} tells no balance`);
    return amount ?? 0n;
  };

  const readOne = (owner: string, network: Network, token: Token): Observable<bigint> => {
    if (!token.address) return ask(network, 'eth_getBalance', [owner, 'latest']).pipe(map(quantityOf));
    const call = { to: addressOf(token.address), data: balanceOfData(addressOf(owner)) };
    return ask(network, 'eth_call', [call, 'latest']).pipe(
      catchError((error: unknown) => {
        const failure = toFailure(error);
        return failure.code === 'transaction-reverted' ? of('0x') : throwError(() => failure);
      }),
      map((data) => amountOf(token, data)),
    );
  };

  const readAll = (owner: string, network: Network, tokens: readonly Token[]) =>
    forkJoin(tokens.map((token) => readOne(owner, network, token)));

  const multicall = (owner: string, network: Network, tokens: readonly Token[]): Observable<readonly bigint[]> => {
    const address = addressOf(owner);
    const calls = tokens.map((token) => ({
      target: token.address ? addressOf(token.address) : MULTICALL3,
      allowFailure: true,
      callData: token.address
        ? balanceOfData(address)
        : encodeFunctionData({ abi: BALANCE_OF_ETHER, functionName: 'getEthBalance', args: [address] }),
    })) as { target: Hex; allowFailure: boolean; callData: Hex }[];
    const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] });
    return ask(network, 'eth_call', [{ to: MULTICALL3, data }, 'latest']).pipe(
      map((answer) => {
        if (answer === '0x') withoutMulticall.add(network);
        const results = decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data: answer as Hex });
        if (results.length !== tokens.length) throw new Error('Multicall3 returned an unexpected answer');
        return tokens.map((token, index) =>
          amountOf(token, results[index]?.success ? results[index].returnData : '0x'),
        );
      }),
    );
  };

  return (address, network, tokens) =>
    defer(() => {
      if (tokens.length === 0) return of([]);
      const owner = addressOf(address);
      // A single token is one call in any case.
      const direct = tokens.length === 1 || withoutMulticall.has(network);
      const reading = direct
        ? readAll(owner, network, tokens)
        : multicall(owner, network, tokens).pipe(catchError(() => readAll(owner, network, tokens)));
      return reading.pipe(map((amounts) => tokens.map((token, index) => ({ token, amount: amounts[index] ?? 0n }))));
    }).pipe(catchError((error: unknown) => throwError(() => toFailure(error, 'request-failed'))));
}
