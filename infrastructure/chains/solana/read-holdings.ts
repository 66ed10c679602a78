/** Balances of an address: the native one, and what its token accounts hold together. */
import { catchError, defer, forkJoin, map, type Observable, of, throwError } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { Network } from '../../../domain/network/network.js';
import { fields, list, number, refine, text } from '../../../domain/value/shape-check.js';
import type { AskNode } from './ask-node.js';

export const COMMITMENT = { commitment: 'confirmed' } as const;

/** One of an owner's accounts of a token. */
export interface TokenAccount {
  readonly address: string;
  /** The token's program: there are two. */
  readonly program: string;
  readonly amount: bigint;
}

const lamports = fields({ value: refine(number, (value) => value >= 0 && value % 1 === 0) });
const digits = refine(text, (value) => /^\d{1,20}$/.test(value));
const tokenAccounts = fields({
  value: list(
    fields({
      pubkey: text,
      account: fields({
        owner: text,
        data: fields({ parsed: fields({ info: fields({ tokenAmount: fields({ amount: digits }) }) }) }),
      }),
    }),
  ),
});
/** The node has no such token. */
const INVALID_PARAMS = -32602;

export function readHoldings(ask: AskNode): Chain['holdings'] {
  return (address, network, tokens) =>
    defer(() => {
      if (tokens.length === 0) return of([]);
      return forkJoin(
        tokens.map((token) =>
          (token.address === undefined
            ? readBalance(ask, network, address)
            : readTokenAccounts(ask, network, address, token.address).pipe(
                map((accounts) => accounts.reduce((sum, { amount }) => sum + amount, 0n)),
              )
          ).pipe(map((amount) => ({ token, amount }))),
        ),
      );
    }).pipe(catchError((error: unknown) => throwError(() => toFailure(error, 'request-failed'))));
}

export function readBalance(ask: AskNode, network: Network, address: string): Observable<bigint> {
  return ask(network, lamports, 'getBalance', address, COMMITMENT).pipe(map(({ value }) => BigInt(value)));
}

/** The largest account first. */
export function readTokenAccounts(
  ask: AskNode,
  network: Network,
  owner: string,
  mint: string,
): Observable<readonly TokenAccount[]> {
  const options = { ...COMMITMENT, encoding: 'jsonParsed' };
  return ask(network, tokenAccounts, 'getTokenAccountsByOwner', owner, { mint }, options).pipe(
    map(({ value }) =>
      value
        .map(({ pubkey, account: { owner: program, data } }) => ({
          ...{ address: pubkey, program },
          amount: BigInt(data.parsed.info.tokenAmount.amount),
        }))
        .sort((a, b) => (a.amount < b.amount ? 1 : -1)),
    ),
    catchError((error: unknown) => {
      const failure = toFailure(error, 'request-failed');
      return failure.data.rpcCode === INVALID_PARAMS ? of([]) : throwError(() => failure);
    }),
  );
}
