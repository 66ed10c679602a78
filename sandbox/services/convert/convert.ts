/** The data that a swap needs before it is built. */
import { decodeFunctionResult, encodeFunctionData, erc20Abi, getAddress } from 'viem';
import { jsonRpc } from '../../../servers/json-rpc.js';
import { amountIn, coinNamed, evmPlaceNamed, NATIVE, networkNamed, wanted } from '../asked-for.js';
import type { Call } from '../call.js';
import { type Coin, nativeCoin } from '../coin.js';
import { exchangeOn } from './exchange-on.js';

/** Lamports for a signature. */
const SOLANA_FEE = '5000';

export const convert: readonly Call[] = [
  {
    name: 'convert-tokens',
    method: 'GET',
    path: '/v1/convert/tokens',
    async answer(question, context) {
      const network = networkNamed(context, wanted(question, 'chainId'));
      const known = await Promise.all(
        network.tokens.map(({ address }) => coinNamed(context, `${network.id}:${address}`)),
      );
      return { tokens: [nativeCoin(network), ...known].map(written) };
    },
  },
  {
    name: 'quotes',
    method: 'GET',
    path: '/v1/convert/quotes',
    async answer(question, context) {
      const [fromAccount, toAccount] = [wanted(question, 'from'), wanted(question, 'to')];
      const fromAmount = amountIn(wanted(question, 'amount'));
      const [from, to] = await Promise.all([coinNamed(context, fromAccount), coinNamed(context, toAccount)]);
      const toAmount = await exchangeOn(context, from.network).quote({ from, to, amount: fromAmount });
      if (toAmount === undefined) return { quotes: [] };
      return {
        quotes: [{ id: null, fromAmount: String(fromAmount), fromAccount, toAmount: String(toAmount), toAccount }],
      };
    },
  },
  {
    name: 'allowance',
    method: 'GET',
    path: '/v1/convert/allowance',
    async answer(question, context) {
      const { network, address: user } = evmPlaceNamed(context, wanted(question, 'userAddress'));
      const token = wanted(question, 'tokenAddress');
      const { address } = evmPlaceNamed(context, token.includes(':') ? token : `${network.id}:${token}`);
      const args = [user, exchangeOn(context, network).spender] as const;
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args });
      const answer = await jsonRpc(network.rpcUrl, 'eth_call', [{ to: address, data }, 'latest']);
      // The native currency needs no approval, and has no contract.
      if (answer === '0x') return { allowance: String(2n ** 256n - 1n) };
      const hex = answer as `0x${string}`;
      return { allowance: String(decodeFunctionResult({ abi: erc20Abi, functionName: 'allowance', data: hex })) };
    },
  },
  {
    name: 'gas-price',
    method: 'GET',
    path: '/v1/convert/gas-price',
    async answer(question, context) {
      const network = networkNamed(context, wanted(question, 'chainId'));
      if (!network.evm) return { standard: SOLANA_FEE, fast: SOLANA_FEE, instant: SOLANA_FEE };
      const standard = BigInt(String(await jsonRpc(network.rpcUrl, 'eth_gasPrice')));
      return {
        standard: String(standard),
        fast: String((standard * 110n) / 100n),
        instant: String((standard * 125n) / 100n),
      };
    },
  },
];

function written({ network, name, symbol, decimals, iconUrl, address }: Coin) {
  const own = address ?? NATIVE[network.namespace] ?? '';
  const shown = network.evm && address !== undefined ? getAddress(address) : own;
  return { name, symbol, address: `${network.id}:${shown}`, decimals, logoUri: iconUrl, eip2612: false };
}
