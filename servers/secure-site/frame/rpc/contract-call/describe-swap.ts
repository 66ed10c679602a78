/** Describes swaps. Only of exchanges that the wallet knows, since any contract can have such methods. */
import { decodeFunctionData, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem';
import { amountRow, isDust, ZERO_ADDRESS } from '../../../../../domain/signing/signed-rows.js';
import type { SiteNetwork } from '../../../site-settings.js';
import { frameAmount, frameText, reviewText } from '../../frame-text.js';
import type { Call, CallWords } from './call-words.js';
import { tokenOnChain } from './token-on-chain.js';

const KNOWN = parseAbi([
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETH(uint256 amount, uint256 least, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amount, uint256 least, address[] path, address to, uint256 deadline)',
]);

interface Swap {
  /** Absent: the native currency, as sent along. */
  readonly spent?: { readonly token: Hex; readonly amount: bigint };
  /** Without a token: the native currency. */
  readonly got: { readonly token?: Hex; readonly least: bigint };
  readonly receiver: Hex;
}

/** Undefined if it is not a swap, or cannot be decoded to the last byte. */
export async function describeSwap(
  { to, value, data }: Call,
  network: SiteNetwork,
  from: Hex,
): Promise<CallWords | undefined> {
  if (to === undefined || !network.exchanges?.some((each) => getAddress(each) === getAddress(to))) return undefined;
  const swap = readSwap(data, value);
  if (!swap) return undefined;
  const native = (amount: bigint) => frameAmount(amount, network.decimals, network.symbol);
  const amountOf = async (amount: bigint, address: Hex | undefined) => {
    if (address === undefined) return { words: native(amount), row: amountRow('get-least', ZERO_ADDRESS, amount) };
    const token = await tokenOnChain(network, address);
    if (!token) return undefined;
    const { decimals, symbol } = token;
    return { words: frameAmount(amount, decimals, symbol), row: amountRow('get-least', address, amount), decimals };
  };
  const [paid, bought] = await Promise.all([
    amountOf(swap.spent?.amount ?? value, swap.spent?.token),
    amountOf(swap.got.least, swap.got.token),
  ]);
  if (!paid || !bought) return undefined;
  const [spent, got] = [paid.words, bought.words];
  const own = getAddress(swap.receiver) === getAddress(from);
  const loss = isDust(bought.row, bought.decimals)
    ? swap.got.least === 0n
      ? 'nothing-back'
      : 'next-to-nothing'
    : undefined;
  const said = frameText().evm;
  // Any token may have the symbol of another.
  const contractOf = (words: string, address: Hex | undefined) =>
    address === undefined ? [] : [[said.tokenContract, `${words} ${getAddress(address)}`] as const];
  return {
    title: said.swap.title(spent, got),
    facts: [
      [said.to, swap.receiver],
      ...contractOf(spent, swap.spent?.token),
      ...contractOf(got, swap.got.token),
      [said.swap.exchange, getAddress(to)],
      ...(value > 0n ? [[said.sends, native(value)] as const] : []),
    ],
    warnings: [
      ...(own ? [] : [said.swap.elsewhere]),
      // A block builder, or a transaction ahead of it, can take everything that is sold.
      ...(loss ? [reviewText().signed.dangers[loss]] : []),
    ],
    ...((loss || !own) && { danger: true }),
    ...(!own && { consents: [said.swap.elsewhereConsent] }),
  };
}

function readSwap(data: Hex, value: bigint): Swap | undefined {
  try {
    const call = decodeFunctionData({ abi: KNOWN, data });
    if (encodeFunctionData({ abi: KNOWN, ...call } as never) !== data.toLowerCase()) return undefined;
    if (call.functionName === 'swapExactETHForTokens') {
      const [least, path, receiver] = call.args;
      const token = path.at(-1);
      return token && value > 0n ? { got: { token, least }, receiver } : undefined;
    }
    const [amount, least, path, receiver] = call.args;
    const [token, target] = [path[0], path.at(-1)];
    // Funds sent along would be lost.
    if (!token || !target || value > 0n) return undefined;
    const got = call.functionName === 'swapExactTokensForETH' ? { least } : { token: target, least };
    return { spent: { token, amount }, got, receiver };
  } catch {
    return undefined;
  }
}
