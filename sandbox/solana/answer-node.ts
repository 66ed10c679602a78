/** The JSON-RPC methods that wallets and dapps call on a Solana node, answered from the ledger in a node's format. */
import {
  type EncodedAccount,
  getAddressDecoder,
  getBase58Encoder,
  getBase64Decoder,
  getBase64Encoder,
} from '@solana/kit';
import type { Ledger, Outcome } from './ledger.js';
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from './token-accounts.js';

/** A JSON-RPC error, with its code. */
class NodeError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

type Params = readonly unknown[];
type Answer = (ledger: Ledger, params: Params) => unknown;

const METHODS: Readonly<Record<string, Answer>> = {
  getHealth: () => 'ok',
  getSlot: (ledger) => ledger.height,
  getBlockHeight: (ledger) => ledger.height,
  getLatestBlockhash: (ledger) => inContext(ledger, ledger.latestBlockhash()),
  getBalance: (ledger, [at]) => inContext(ledger, Number(ledger.account(textOf(at))?.lamports ?? 0n)),
  getMinimumBalanceForRentExemption: ({ vm }, [size]) =>
    Number(vm.minimumBalanceForRentExemption(BigInt(Number(size)))),
  getAccountInfo: (ledger, [at]) => inContext(ledger, accountInfo(ledger.account(textOf(at)))),
  getMultipleAccounts: (ledger, [all]) =>
    inContext(
      ledger,
      (all as readonly unknown[]).map((at) => accountInfo(ledger.account(textOf(at)))),
    ),
  getTokenAccountsByOwner: (ledger, [owner, filter]) =>
    inContext(ledger, tokenAccounts(ledger, textOf(owner), filter as { mint?: string; programId?: string })),
  getFeeForMessage: (ledger, [message]) => inContext(ledger, feeOf(ledger, textOf(message))),
  getRecentPrioritizationFees: (ledger) => [{ slot: ledger.height, prioritizationFee: 0 }],
  simulateTransaction: (ledger, [transaction, options = {}]) => {
    const wishes = options as SimulationWishes;
    const { sigVerify = false, replaceRecentBlockhash = false } = wishes;
    if (sigVerify && replaceRecentBlockhash)
      throw new NodeError(-32602, 'sigVerify may not be used with replaceRecentBlockhash');
    const outcome = ledger.simulate(bytesOf(transaction, options), sigVerify, replaceRecentBlockhash);
    const { error, logs, units } = outcome;
    const accounts = accountsAfter(ledger, outcome, wishes.accounts?.addresses);
    return inContext(ledger, { err: error, logs, unitsConsumed: units, accounts, returnData: null });
  },
  sendTransaction: (ledger, [transaction, options = {}]) => {
    const bytes = bytesOf(transaction, options);
    if (!(options as { skipPreflight?: boolean }).skipPreflight) check(ledger.simulate(bytes, true));
    return ledger.send(bytes);
  },
  getSignatureStatuses: (ledger, [signatures]) =>
    inContext(
      ledger,
      (signatures as readonly unknown[]).map((each) => {
        const status = ledger.status(textOf(each));
        if (!status) return null;
        const { slot, error } = status;
        return { slot, confirmations: 1, err: error, confirmationStatus: 'confirmed' };
      }),
    ),
  getSignaturesForAddress: (ledger, [at]) =>
    ledger.historyOf(textOf(at)).map(({ signature, slot, blockTime, error }) => ({
      ...{ signature, slot, blockTime, err: error, memo: null, confirmationStatus: 'confirmed' },
    })),
  getTransaction: (ledger, [signature]) => {
    const done = ledger.status(textOf(signature));
    if (!done) return null;
    const { slot, blockTime, error, fee, accounts, before, after } = done;
    return {
      ...{ slot, blockTime, transaction: { signatures: [signature], message: { accountKeys: accounts } } },
      meta: {
        ...{ err: error, fee, preBalances: before.lamports, postBalances: after.lamports },
        ...{ preTokenBalances: before.tokens, postTokenBalances: after.tokens },
      },
    };
  },
  requestAirdrop: (ledger, [to, amount]) => {
    ledger.airdrop(textOf(to), BigInt(Number(amount)));
    return '1'.repeat(64);
  },
};

/** Throws a `NodeError`, or the virtual machine's error for invalid parameters. */
export function answerNode(ledger: Ledger, method: string, params: Params): unknown {
  const answer = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
  if (!answer) throw new NodeError(-32601, 'Method not found');
  return answer(ledger, params);
}

function check({ error, logs, units }: Outcome): void {
  if (error === null) return;
  const data = { err: error, logs, unitsConsumed: units, accounts: null, returnData: null };
  throw new NodeError(-32002, `Transaction simulation failed: ${JSON.stringify(error)}`, data);
}

interface SimulationWishes {
  readonly sigVerify?: boolean;
  readonly replaceRecentBlockhash?: boolean;
  readonly accounts?: { readonly addresses: readonly unknown[] };
}

/** In the requested order; all null if it fails, like real nodes. */
function accountsAfter(ledger: Ledger, { error, accounts }: Outcome, addresses: readonly unknown[] | undefined) {
  if (!addresses) return null;
  return addresses.map((each) => {
    const at = textOf(each);
    return error === null ? accountInfo(accounts.get(at) ?? ledger.account(at)) : null;
  });
}

function inContext(ledger: Ledger, value: unknown) {
  return { context: { apiVersion: '3.0.0', slot: ledger.height }, value };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new NodeError(-32602, 'Invalid params');
  return value;
}

function bytesOf(transaction: unknown, options: unknown): Uint8Array {
  const encoder = (options as { encoding?: string }).encoding === 'base64' ? getBase64Encoder() : getBase58Encoder();
  return Uint8Array.from(encoder.encode(textOf(transaction)));
}

/** The fee of a message is that of its transaction: computed by the runtime, which knows all the rules. */
function feeOf(ledger: Ledger, message: string): number | null {
  const messageBytes = getBase64Encoder().encode(message);
  const signers = messageBytes[0] === 0x80 ? messageBytes[1] : messageBytes[0];
  const empty = new Uint8Array(1 + 64 * (signers ?? 1) + messageBytes.length);
  empty[0] = signers ?? 1;
  empty.set(messageBytes, 1 + 64 * (signers ?? 1));
  const { error, fee } = ledger.simulate(empty, false);
  return error === 'BlockhashNotFound' ? null : fee;
}

function accountInfo(account: EncodedAccount | undefined) {
  // An account without lamports is deleted.
  if (!account || account.lamports === 0n) return null;
  const { data, executable, lamports, programAddress } = account;
  return {
    data: [getBase64Decoder().decode(data), 'base64'],
    executable,
    lamports: Number(lamports),
    owner: programAddress,
    rentEpoch: 0,
    space: data.length,
  };
}

function tokenAccounts(ledger: Ledger, owner: string, { mint, programId }: { mint?: string; programId?: string }) {
  const { vm } = ledger;
  if (mint !== undefined && !ledger.account(mint)) throw new NodeError(-32602, 'Invalid param: could not find mint');
  return [TOKEN_PROGRAM, TOKEN_2022_PROGRAM]
    .filter((program) => programId === undefined || program === programId)
    .flatMap((program) => vm.getProgramAccounts(program))
    .filter(({ data }) => data.length >= 165)
    .map((account) => ({ account, said: readTokenAccount(vm, account) }))
    .filter(({ said }) => said.owner === owner && (mint === undefined || said.mint === mint))
    .map(({ account, said: { amount, decimals, ...said } }) => ({
      pubkey: account.address,
      account: {
        ...{ executable: false, lamports: Number(account.lamports), owner: account.programAddress, rentEpoch: 0 },
        space: account.data.length,
        data: {
          program: account.programAddress === TOKEN_PROGRAM ? 'spl-token' : 'spl-token-2022',
          space: account.data.length,
          parsed: {
            type: 'account',
            info: { ...said, isNative: false, state: 'initialized', tokenAmount: { amount: String(amount), decimals } },
          },
        },
      },
    }));
}

function readTokenAccount(vm: Ledger['vm'], { data }: EncodedAccount) {
  const decode = getAddressDecoder();
  const mint = decode.decode(data.slice(0, 32));
  const minted = vm.getAccount(mint);
  return {
    mint,
    owner: decode.decode(data.slice(32, 64)),
    amount: new DataView(data.buffer, data.byteOffset).getBigUint64(64, true),
    decimals: minted.exists ? (minted.data[44] ?? 0) : 0,
  };
}
