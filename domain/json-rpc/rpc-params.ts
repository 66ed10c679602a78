/** Parameter rules of the methods a wallet inside the modal supports. Unknown extra fields are always allowed. */
import { Failure } from '../failure/failure.js';
import {
  any,
  type Check,
  either,
  fields,
  flag,
  list,
  number,
  oneOf,
  optional,
  refine,
  text,
} from '../value/shape-check.js';

const COMMITMENTS = ['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max'] as const;

const hex = refine(text, (value) => value.startsWith('0x'), 'Invalid input: must start with "0x"');
const textOrNumber = either(number, text);

const NO_PARAMS =
  'eth_accounts eth_blockNumber eth_chainId eth_gasPrice eth_maxPriorityFeePerGas eth_newBlockFilter ' +
  'eth_newPendingTransactionFilter wallet_getCapabilities wallet_revokePermissions wallet_getAssets';

const RULES: Readonly<Record<string, Check<unknown>>> = {
  ...Object.fromEntries(NO_PARAMS.split(' ').map((method) => [method, any])),
  wallet_getCallsStatus: list(text),
  wallet_sendCalls: list(
    fields({
      chainId: optional(textOrNumber),
      from: optional(text),
      version: optional(text),
      calls: list(fields({ to: hex, data: optional(hex), value: optional(text) })),
    }),
  ),
  solana_signMessage: fields({ message: text, pubkey: text }),
  solana_signTransaction: fields({ transaction: text }),
  solana_signAllTransactions: fields({ transactions: list(text) }),
  solana_signAndSendTransaction: fields({
    transaction: text,
    options: optional(
      fields({
        skipPreflight: optional(flag),
        preflightCommitment: optional(oneOf(...COMMITMENTS)),
        maxRetries: optional(number),
        minContextSlot: optional(number),
      }),
    ),
  }),
};

/** Why a request with an allowed method cannot be passed on: its parameters have the wrong shape. */
export function paramsFailure(method: string, params: unknown): Failure | undefined {
  // Methods without a rule of their own take any list.
  const problem = (Object.hasOwn(RULES, method) ? RULES[method] : list(any))?.(params);
  if (!problem) return undefined;
  return new Failure('request-failed', problem, {
    data: { method, rpcCode: -32602, rpcName: 'InvalidParamsRpcError' },
  });
}
