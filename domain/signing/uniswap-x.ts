/** UniswapX orders: the witness of a Permit2 transfer, whose spender settles them. */
import { isKnown } from './known-contracts.js';
import { unknownOrder } from './permit2.js';
import {
  addressRow,
  amountRow,
  bounds,
  dangersOf,
  type Fields,
  fieldsOf,
  hasUnlimited,
  isSame,
  listOf,
  poorReturn,
} from './signed-rows.js';
import type { Describer } from './signed-words.js';

const INFO =
  'OrderInfo(address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData)';
const OUTPUT = 'DutchOutput(address token,uint256 startAmount,uint256 endAmount,address recipient)';
const TOKENS = 'TokenPermissions(address token,uint256 amount)';
const LIMIT_OUTPUT = 'OutputToken(address token,uint256 amount,address recipient)';
const TIMES = 'uint256 decayStartTime,uint256 decayEndTime';
const EXCLUSIVE = 'address exclusiveFiller,uint256 exclusivityOverrideBps';
const INPUT = 'address inputToken,uint256 inputStartAmount,uint256 inputEndAmount,DutchOutput[] outputs';
const BASE = 'address baseInputToken,uint256 baseInputStartAmount,uint256 baseInputEndAmount,DutchOutput[] baseOutputs';
const DUTCH = `DutchOrder(OrderInfo info,${TIMES},${INPUT})`;
const EXCLUSIVE_DUTCH = `ExclusiveDutchOrder(OrderInfo info,${TIMES},${EXCLUSIVE},${INPUT})`;
const V2_DUTCH = `V2DutchOrder(OrderInfo info,address cosigner,${BASE})`;
const LIMIT = 'LimitOrder(OrderInfo info,address inputToken,uint256 inputAmount,OutputToken[] outputs)';

export const UNISWAP_X: Readonly<Record<string, Describer>> = {
  [witness('DutchOrder', [DUTCH, OUTPUT, INFO, TOKENS])]: order,
  [witness('ExclusiveDutchOrder', [OUTPUT, EXCLUSIVE_DUTCH, INFO, TOKENS])]: order,
  [witness('V2DutchOrder', [OUTPUT, INFO, TOKENS, V2_DUTCH])]: order,
  [witness('LimitOrder', [LIMIT, INFO, LIMIT_OUTPUT, TOKENS])]: order,
};

/** `types`: sorted by name, as they are hashed. */
function witness(name: string, types: readonly string[]): string {
  const fields = 'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline';
  return `PermitWitnessTransferFrom(${fields},${name} witness)${types.join('')}`;
}

function order(data: Parameters<Describer>[0], { signer }: Parameters<Describer>[1]): ReturnType<Describer> {
  const { message } = data;
  const unknown = unknownOrder(data);
  // Permit2 only compares the order. Another spender can take the tokens, and give nothing of what it says.
  if (!unknown.known || !isKnown('UniswapX', message.spender)) return unknown;
  const order = fieldsOf(message.witness);
  const { swapper } = fieldsOf(order.info);
  const outputs = listOf(order.outputs ?? order.baseOutputs);
  // An output without a recipient does not go to the swapper.
  const own = (recipient: unknown) => isSame(recipient, signer ?? swapper);
  const rows = outputs.flatMap((output) => {
    const { token, recipient } = output;
    return own(recipient)
      ? [amountRow('get-least', token, leastOf(output))]
      : [amountRow('others', token, leastOf(output)), addressRow('recipient', recipient)];
  });
  const gets = outputs
    .filter((output) => leastOf(output) > 0n)
    .map((output) => amountRow('get-least', output.token, leastOf(output)));
  return {
    title: 'trade',
    known: 'UniswapX',
    rows: [...unknown.rows.slice(0, 1), ...rows, ...unknown.rows.slice(1)],
    dangers: dangersOf({
      ...poorReturn(gets),
      'sent-elsewhere': outputs.length > 0 && !outputs.some(({ recipient }) => own(recipient)),
      unlimited: hasUnlimited(unknown.rows),
      'other-account': signer !== undefined && !isSame(swapper, signer),
    }),
  };
}

/** Outputs decay from one amount to another; a limit order has one amount only. */
function leastOf({ startAmount, endAmount, amount }: Fields): bigint {
  return bounds(startAmount ?? amount, endAmount ?? amount).least;
}
