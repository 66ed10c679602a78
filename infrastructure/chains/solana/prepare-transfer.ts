/** A prepared transfer: checked, simulated on the node, and with its fee. */
import { catchError, defer, forkJoin, map, mergeMap, type Observable, of, throwError } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import { isSolanaAddress } from '../../../domain/address/solana-address.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { Network } from '../../../domain/network/network.js';
import type { Transfer } from '../../../domain/transaction/transfer.js';
import { any, fields, flag, nullish, number, text } from '../../../domain/value/shape-check.js';
import { toBase64 } from '../../base64.js';
import type { AskNode } from './ask-node.js';
import { buildTransfer, canHaveKey, type TokenPlan, type TransferPlan, tokenAccountOf } from './build-transfer.js';
import { transactionFailure } from './errors.js';
import { COMMITMENT, readBalance, readTokenAccounts, type TokenAccount } from './read-holdings.js';
import { walletAsk } from './wallet-ask.js';

export interface PreparedTransfer {
  /** Without signatures. */
  readonly transaction: Uint8Array;
  /** The maximum cost in native currency, in addition to the amount. */
  readonly cost: bigint;
  /** The block after which it expires. */
  readonly lastBlock: number;
}

/** The priority fee, so that the transaction is not left pending, regardless of its content; in lamports. */
const PRIORITY_FEE = 10_000n;
/** A plain transfer always takes 450 units. */
const PLAIN_UNITS = 500;
/** The limit for simulating anything else. */
const TRIAL_UNITS = 200_000;
const MICRO = 1_000_000n;
const SYSTEM_PROGRAM = '1'.repeat(32);
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
/** The size of a token account, for the rent; the newer program adds extensions. */
const ACCOUNT_SIZE = 165;
const EXTENDED_SIZE = 182;

const blockhash = fields({ value: fields({ blockhash: text, lastValidBlockHeight: number }) });
const accountInfo = fields({ value: nullish(fields({ owner: text, executable: flag })) });
const simulation = fields({ value: fields({ err: any, unitsConsumed: nullish(number) }) });
const messageFee = fields({ value: nullish(number) });

/** `remember`: a prepared transfer can be sent unchanged for a while. */
export function estimateFee(
  ask: AskNode,
  remember: (transfer: Transfer, network: Network, prepared: PreparedTransfer) => void,
): Chain['estimateFee'] {
  return (transfer, network) =>
    forkJoin({
      prepared: prepareTransfer(ask, transfer, network),
      reserve: ask(network, number, 'getMinimumBalanceForRentExemption', 0),
    }).pipe(
      map(({ prepared, reserve }) => {
        const { symbol, decimals } = network.nativeCurrency;
        remember(transfer, network, prepared);
        const request = walletAsk(prepared.transaction, transfer.token, network);
        return { amount: prepared.cost, symbol, decimals, reserve: BigInt(reserve), request };
      }),
    );
}

/**
 * Emits one prepared transfer, then completes. Fails with `insufficient-funds`, `invalid-address`, `transaction-reverted`,
 * `request-failed`.
 */
export function prepareTransfer(ask: AskNode, transfer: Transfer, network: Network): Observable<PreparedTransfer> {
  const { token, from, to, amount } = transfer;
  const mint = token.address;
  const accountAt = (address: string) =>
    ask(network, accountInfo, 'getAccountInfo', address, {
      ...{ ...COMMITMENT, encoding: 'base64', dataSlice: { offset: 0, length: 0 } },
    }).pipe(map(({ value }) => value ?? undefined));

  const simulate = (transaction: Uint8Array) =>
    ask(network, simulation, 'simulateTransaction', toBase64(transaction), {
      ...{ ...COMMITMENT, encoding: 'base64', sigVerify: false },
    }).pipe(map(({ value }) => value));

  const feeOf = (message: Uint8Array) =>
    ask(network, messageFee, 'getFeeForMessage', toBase64(message), COMMITMENT).pipe(
      map(({ value }) => BigInt(value ?? 0)),
    );

  /** The rent of the receiver's token account, if it does not exist yet. */
  const planToken = (accounts: readonly TokenAccount[]): Observable<{ plan?: TokenPlan; rent: bigint }> => {
    const [first] = accounts;
    if (!mint) return of({ rent: 0n });
    if (!first) return throwError(() => cannotPay(token.symbol));
    const { program } = first;
    const target = tokenAccountOf(to, mint, program);
    const size = program === TOKEN_PROGRAM ? ACCOUNT_SIZE : EXTENDED_SIZE;
    return forkJoin({
      there: accountAt(target),
      rent: ask(network, number, 'getMinimumBalanceForRentExemption', size),
    }).pipe(
      map(({ there, rent }) => ({
        plan: {
          ...{ mint, program, decimals: token.decimals, target, create: !there },
          sources: takenFrom(accounts, amount, token.symbol),
        },
        rent: there ? 0n : BigInt(rent),
      })),
    );
  };

  return defer(() => {
    if (!isSolanaAddress(to)) throw new Failure('invalid-address', 'Not a Solana address');
    return forkJoin({
      latest: ask(network, blockhash, 'getLatestBlockhash', COMMITMENT),
      native: readBalance(ask, network, from),
      accounts: mint ? readTokenAccounts(ask, network, from, mint) : of([]),
      receiver: accountAt(to),
    });
  }).pipe(
    mergeMap(({ latest: { value: latest }, native, accounts, receiver }) => {
      refuseStrayReceiver(to, receiver, mint !== undefined);
      if (!mint && amount > native) throw cannotPay(token.symbol);
      return planToken(accounts).pipe(
        mergeMap(({ plan: tokenPlan, rent }) => {
          const plan: TransferPlan = { from, to, amount, blockhash: latest.blockhash, token: tokenPlan, ...PLAIN };
          const trial = tokenPlan ? { ...plan, ...pricedFor(TRIAL_UNITS) } : plan;
          return forkJoin({
            tried: simulate(buildTransfer(trial).transaction),
            fee: feeOf(buildTransfer(trial).message),
          }).pipe(
            map(({ tried: { err, unitsConsumed }, fee }): PreparedTransfer => {
              const cost = fee + rent;
              // A failed simulation says little if the account cannot pay, so the balance is checked first.
              if (native < cost + (mint ? 0n : amount)) throw cannotPay(network.nativeCurrency.symbol);
              if (err !== null && err !== undefined) throw transactionFailure(err);
              // With a margin: accounts may change before it is executed.
              const units = Math.ceil((unitsConsumed ?? TRIAL_UNITS) * 1.2) + 1000;
              const final = tokenPlan ? { ...plan, ...pricedFor(units) } : plan;
              const { transaction } = buildTransfer(final);
              return { transaction, cost, lastBlock: latest.lastValidBlockHeight };
            }),
          );
        }),
      );
    }),
    catchError((error: unknown) => throwError(() => toFailure(error, 'request-failed'))),
  );
}

/** The total priority fee is the same for any number of units. */
function pricedFor(units: number): Pick<TransferPlan, 'units' | 'price'> {
  return { units, price: (PRIORITY_FEE * MICRO) / BigInt(units) };
}

const PLAIN = pricedFor(PLAIN_UNITS);

/** From the largest account on, until there is enough. */
function takenFrom(accounts: readonly TokenAccount[], amount: bigint, symbol: string): TokenPlan['sources'] {
  let missing = amount;
  const sources: TokenPlan['sources'][number][] = [];
  for (const { address, amount: held } of accounts) {
    let taken = held;
    if (taken > missing) taken = missing;
    if (taken > 0n) sources.push({ address, amount: taken });
    missing -= taken;
  }
  if (missing > 0n) throw cannotPay(symbol);
  return sources;
}

/**
 * A transfer to a token, to one of its accounts or to a program cannot be recovered, so it is refused. Nor are tokens sent to an
 * address without a private key, unless existing assets show that it is in use, such as a shared vault.
 */
function refuseStrayReceiver(
  to: string,
  account: { readonly owner: string; readonly executable: boolean } | undefined,
  token: boolean,
): void {
  const lost = account && (account.executable || [TOKEN_PROGRAM, TOKEN_2022_PROGRAM].includes(account.owner));
  if (lost || (token && !canHaveKey(to) && account?.owner !== SYSTEM_PROGRAM))
    throw new Failure('invalid-address', 'What is sent there is lost');
}

function cannotPay(symbol: string): Failure {
  return new Failure('insufficient-funds', `The account does not hold enough ${symbol}`, { data: { symbol } });
}
