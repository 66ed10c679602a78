/** Parameter rules of the methods a wallet inside the modal supports. Unknown extra fields are always allowed. */
import { Failure } from './failure.js';

/** What is wrong with a value; `undefined` when nothing is. */
type Check = (value: unknown) => string | undefined;

const COMMITMENTS = ['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max'];

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const kind =
  (expected: string): Check =>
  (value) =>
    value === undefined
      ? 'Required'
      : kindOf(value) === expected
        ? undefined
        : `Expected ${expected}, received ${kindOf(value)}`;

const text = kind('string');
const any: Check = () => undefined;

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? undefined : check(value);

const list =
  (item: Check): Check =>
  (value) =>
    kind('array')(value) ?? first((value as readonly unknown[]).map(item));

const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    kind('object')(value) ??
    first(Object.entries(checks).map(([name, check]) => check((value as Record<string, unknown>)[name])));

const hex: Check = (value) =>
  text(value) ?? (String(value).startsWith('0x') ? undefined : 'Invalid input: must start with "0x"');

const commitment: Check = (value) => (COMMITMENTS.some((each) => each === value) ? undefined : 'Invalid input');

const textOrNumber: Check = (value) => (typeof value === 'number' ? undefined : text(value));

const NO_PARAMS =
  'eth_accounts eth_blockNumber eth_chainId eth_gasPrice eth_maxPriorityFeePerGas eth_newBlockFilter ' +
  'eth_newPendingTransactionFilter wallet_getCapabilities wallet_revokePermissions wallet_getAssets';

const RULES: Readonly<Record<string, Check>> = {
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
        skipPreflight: optional(kind('boolean')),
        preflightCommitment: optional(commitment),
        maxRetries: optional(kind('number')),
        minContextSlot: optional(kind('number')),
      }),
    ),
  }),
};

/** Why a request of an allowed method cannot be passed on: its parameters have the wrong shape. */
export function paramsFailure(method: string, params: unknown): Failure | undefined {
  // Methods without a rule of their own take a list of anything.
  const problem = (Object.hasOwn(RULES, method) ? RULES[method] : list(any))?.(params);
  if (!problem) return undefined;
  return new Failure('request-failed', problem, {
    data: { method, rpcCode: -32602, rpcName: 'InvalidParamsRpcError' },
  });
}

function first(problems: readonly (string | undefined)[]): string | undefined {
  return problems.find((problem) => problem !== undefined);
}
