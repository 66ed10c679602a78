/**
 * Solana's virtual machine with simulated blocks: real programs, real fees, real signatures. It appears to have a block every 400 ms;
 * a transaction is in the block of its time.
 */
import {
  address,
  type EncodedAccount,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  lamports,
  type Transaction,
} from '@solana/kit';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { type Balances, balancesOf } from './balances-of.js';
import { errorOf } from './error-of.js';

/** The result of a transaction, or of its simulation. */
export interface Outcome {
  /** In a node's format; null without an error. */
  readonly error: unknown;
  readonly logs: readonly string[];
  readonly units: number;
  readonly fee: number;
  /** The accounts after it; empty if it fails. */
  readonly accounts: ReadonlyMap<string, EncodedAccount>;
}

/** An accepted transaction, and the balances of its accounts before and after it. */
export interface DoneTransaction {
  readonly signature: string;
  readonly slot: number;
  /** Seconds. */
  readonly blockTime: number;
  readonly error: unknown;
  readonly fee: number;
  /** The first one is the fee payer. */
  readonly accounts: readonly string[];
  readonly before: Balances;
  readonly after: Balances;
}

/** The account that funds airdrops. */
const FAUCET = address('11111111111111111111111111111111');
const BLOCK_MS = 400;
const FIRST_BLOCK = 1000;
/** The number of blocks for which a blockhash is valid. */
const BLOCKHASH_LIFE = 150;

export class Ledger {
  // The virtual machine only knows one blockhash, so they are checked here.
  readonly vm = new LiteSVM().withBlockhashCheck(false);
  /** While true, transactions are accepted and dropped, as on a busy network. */
  dropping = false;
  readonly #began = Date.now();
  #skipped = 0;
  readonly #blockhashes = new Map<string, number>();
  readonly #done = new Map<string, DoneTransaction>();

  get height(): number {
    return FIRST_BLOCK + this.#skipped + Math.floor((Date.now() - this.#began) / BLOCK_MS);
  }

  /** Advances by this number of blocks. */
  skipBlocks(count: number): void {
    this.#skipped += count;
  }

  latestBlockhash(): { readonly blockhash: string; readonly lastValidBlockHeight: number } {
    const { height } = this;
    const blockhash =
      [...this.#blockhashes].find(([, at]) => at === height)?.[0] ??
      getBase58Decoder().decode(crypto.getRandomValues(new Uint8Array(32)));
    this.#blockhashes.set(blockhash, height);
    return { blockhash, lastValidBlockHeight: height + BLOCKHASH_LIFE };
  }

  account(at: string): EncodedAccount | undefined {
    const found = this.vm.getAccount(address(at));
    return found.exists ? found : undefined;
  }

  airdrop(to: string, amount: bigint): void {
    const accounts = [FAUCET, address(to)];
    const before = balancesOf(this.vm, accounts);
    this.vm.airdrop(address(to), lamports(amount));
    const after = balancesOf(this.vm, accounts);
    const [had = 0, ...others] = before.lamports;
    const signature = getBase58Decoder().decode(crypto.getRandomValues(new Uint8Array(64)));
    this.#note({
      ...{ signature, error: null, fee: 0, accounts, after },
      before: { ...before, lamports: [had + Number(amount), ...others] },
    });
  }

  simulate(bytes: Uint8Array, signed: boolean, anyBlockhash = false): Outcome {
    const transaction = getTransactionDecoder().decode(bytes);
    if (!anyBlockhash && !this.#isLive(transaction))
      return { error: 'BlockhashNotFound', logs: [], units: 0, fee: 0, accounts: new Map() };
    this.vm.withSigverify(signed);
    const outcome = outcomeOf(this.vm.simulateTransaction(transaction));
    this.vm.withSigverify(true);
    return outcome;
  }

  /** Returns its signature, which identifies it from now on. The result is in `status`. */
  send(bytes: Uint8Array): string {
    const transaction = getTransactionDecoder().decode(bytes);
    const [signature] = Object.values(transaction.signatures);
    const id = getBase58Decoder().decode(signature ?? new Uint8Array(64));
    if (this.dropping || this.#done.has(id) || !this.#isLive(transaction)) return id;
    const { staticAccounts: accounts } = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes);
    const before = balancesOf(this.vm, accounts);
    const { error, fee } = outcomeOf(this.vm.sendTransaction(transaction));
    this.#note({ signature: id, error, fee, accounts, before, after: balancesOf(this.vm, accounts) });
    return id;
  }

  status(signature: string): DoneTransaction | undefined {
    return this.#done.get(signature);
  }

  /** All that named the account, newest first. */
  historyOf(account: string): readonly DoneTransaction[] {
    return [...this.#done.values()].filter(({ accounts }) => accounts.includes(account)).reverse();
  }

  #note(done: Omit<DoneTransaction, 'slot' | 'blockTime'>): void {
    const blockTime = Math.floor(Date.now() / 1000);
    this.#done.set(done.signature, { ...done, slot: this.height, blockTime });
  }

  #isLive({ messageBytes }: Transaction): boolean {
    const { lifetimeToken } = getCompiledTransactionMessageDecoder().decode(messageBytes);
    const born = this.#blockhashes.get(lifetimeToken);
    return born !== undefined && this.height <= born + BLOCKHASH_LIFE;
  }
}

function outcomeOf(result: ReturnType<LiteSVM['sendTransaction'] | LiteSVM['simulateTransaction']>): Outcome {
  const meta = 'meta' in result ? result.meta() : result;
  return {
    error: result instanceof FailedTransactionMetadata ? errorOf(result.err()) : null,
    logs: meta.logs(),
    units: Number(meta.computeUnitsConsumed()),
    accounts: new Map('postAccounts' in result ? result.postAccounts().map((each) => [each.address, each]) : []),
    fee: Number(/\bfee: (\d+)/.exec(meta.toString())?.[1] ?? 0),
  };
}
